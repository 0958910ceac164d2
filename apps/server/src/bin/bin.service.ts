import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { todayIn } from '@homefold/domain';
import { FamilyChanges } from '../activity';
import { FamilySettingsReader } from '../families';
import { requireAdmin, requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { BinSources, binHorizon, restorableUntil, type BinEntry, type BinSource } from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import { assertPageLength, pageOf } from '../platform/pages';
import { binCursor, byPlace, placeIn } from './bin.cursor';
import type { BinItem, BinPage, RestoredItem } from './bin.types';

/** Notifies open screens when an item is purged. */
const BIN = 'bin';

/**
 * The bin: everything deleted in the last 30 days, of every domain that uses it (docs/decisions/bin.md). All members
 * can view and restore; only admins purge.
 */
@Injectable()
export class BinService implements OnApplicationBootstrap {
  constructor(
    private readonly db: Database,
    private readonly sources: BinSources,
    private readonly families: FamilySettingsReader,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  /** Every domain has registered its source by now, in `onModuleInit`. */
  onApplicationBootstrap(): void {
    this.sources.requireAll();
  }

  /**
   * A page of the bin, newest first.
   *
   * @param first page size, 1 to 100
   * @param after `nextCursor` of the previous page
   */
  async page(caller: Viewer, first: number, after?: string | null): Promise<BinPage> {
    const viewer = requireFamily(caller);
    assertPageLength(first);
    const place = after ? binCursor.read(after) : null;
    return this.db.read(viewer, async () => {
      const { locale, timeZone } = await this.families.settings(viewer);
      const now = this.clock.now();
      const window = { limit: first + 1, horizon: binHorizon(now), locale, today: todayIn(timeZone, now) };
      const items: BinItem[] = [];
      let total = 0;
      for (const source of this.sources.all()) {
        const page = await source.page(viewer, { ...window, after: placeIn(source.type, place) });
        items.push(...page.entries.map((entry) => itemOf(viewer, source.type, entry)));
        total += page.total;
      }
      return { ...pageOf(items.sort(byPlace), first, binCursor.write), total };
    });
  }

  /**
   * Restores an item unchanged.
   *
   * @throws DomainError INVALID for a type without a bin, NOT_FOUND for an item not (or no longer) in it, CONFLICT for
   * one that exists again by now
   */
  async restore(caller: Viewer, type: string, id: string): Promise<RestoredItem> {
    const viewer = requireFamily(caller);
    const source = this.sourceOf(type);
    return this.db.write(viewer, async () => ({ type, ...(await source.restore(viewer, id)) }));
  }

  /** Permanently deletes an item of the bin. Admins only. @throws DomainError FORBIDDEN, INVALID, NOT_FOUND */
  async deleteForever(caller: Viewer, type: string, id: string): Promise<void> {
    const viewer = requireAdmin(caller);
    const source = this.sourceOf(type);
    await this.db.write(viewer, async () => {
      await source.lock(viewer, id);
      await source.remove(viewer, id);
      await this.changes.publish(viewer, { type: BIN, id, action: 'deleted' });
    });
  }

  /**
   * Empties the bin.
   *
   * @param until deletes only items deleted at or before this moment, so that nothing unseen is lost
   * @returns the number of items
   * @throws DomainError FORBIDDEN for non-admins
   */
  async empty(caller: Viewer, until?: Date | null): Promise<number> {
    const viewer = requireAdmin(caller);
    return this.db.write(viewer, async () => {
      let gone = 0;
      for (const source of this.sources.all()) gone += await source.empty(viewer, until ?? this.clock.now());
      if (gone > 0) await this.changes.publish(viewer, { type: BIN, id: viewer.familyId, action: 'deleted' });
      return gone;
    });
  }

  private sourceOf(type: string): BinSource {
    const source = this.sources.find(type);
    if (!source) throw invalid('type', 'The bin has no items of this type.');
    return source;
  }
}

const itemOf = (viewer: FamilyViewer, type: string, entry: BinEntry): BinItem => ({
  ...entry,
  type,
  restorableUntil: restorableUntil(entry.deletedAt),
  mayDeleteForever: viewer.role === 'admin',
});
