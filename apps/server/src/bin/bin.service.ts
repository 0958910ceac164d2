import { Injectable } from '@nestjs/common';
import { todayIn } from '@homefold/domain';
import { FamilyChanges } from '../activity';
import { FamilySettingsReader } from '../families';
import { requireAdmin, requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { BinSources, binHorizon, restorableUntil, type BinEntry, type BinSource } from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import { byPlace, placeIn, readCursor, writeCursor } from './bin.cursor';
import { BIN_PAGE_MAX } from './bin.inputs';
import type { BinItem, BinPage, RestoredItem } from './bin.types';

/** What open screens hear when something leaves the bin for good. */
const BIN = 'bin';

/**
 * The bin: everything that was deleted in the last 30 days, of every domain that keeps things in it
 * (docs/decisions/bin.md). Every member opens it and restores; only admins delete for good.
 */
@Injectable()
export class BinService {
  constructor(
    private readonly db: Database,
    private readonly sources: BinSources,
    private readonly families: FamilySettingsReader,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the bin, newest first.
   *
   * @param first how many, 1 to 100
   * @param after `nextCursor` of the page before
   */
  async page(caller: Viewer, first: number, after?: string | null): Promise<BinPage> {
    const viewer = requireFamily(caller);
    if (!Number.isInteger(first) || first < 1 || first > BIN_PAGE_MAX)
      throw invalid('first', `first must be a whole number from 1 to ${BIN_PAGE_MAX}`);
    const place = after ? readCursor(after) : null;
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
      const shown = items.sort(byPlace).slice(0, first);
      const last = shown.at(-1);
      return { items: shown, total, nextCursor: items.length > first && last ? writeCursor(last) : null };
    });
  }

  /**
   * Brings a thing back as it was.
   *
   * @throws DomainError INVALID for a type without a bin, NOT_FOUND for what is not in it (any more), CONFLICT for what is
   *   there again by now
   */
  async restore(caller: Viewer, type: string, id: string): Promise<RestoredItem> {
    const viewer = requireFamily(caller);
    const source = this.sourceOf(type);
    return this.db.write(viewer, async () => ({ type, ...(await source.restore(viewer, id)) }));
  }

  /** Deletes a thing of the bin for good. Admins only. @throws DomainError FORBIDDEN, INVALID, NOT_FOUND */
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
   * Deletes for good what is in the bin.
   *
   * @param until only what was deleted at this moment or before: nothing goes that the caller has not seen
   * @returns how many things that was
   * @throws DomainError FORBIDDEN for who is no admin
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
    if (!source) throw invalid('type', 'Nothing of this type is kept in the bin.');
    return source;
  }
}

const itemOf = (viewer: FamilyViewer, type: string, entry: BinEntry): BinItem => ({
  ...entry,
  type,
  restorableUntil: restorableUntil(entry.deletedAt),
  mayDeleteForever: viewer.role === 'admin',
});
