import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { In } from 'typeorm';
import { ActivityService } from '../../../activity';
import { requireFamily, type FamilyViewer, type Viewer } from '../../../platform/auth';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { notFound } from '../../../platform/errors';
import { Housekeeping } from '../../../platform/housekeeping';
import { undoHorizon } from '../../../platform/undo';
import { CalendarEventEntity } from '../../events/calendar-event.entity';
import { CalendarEventStore, LIVE } from '../../events/calendar-event.store';
import {
  binImported,
  forgetBefore,
  forgetItems,
  selectWrittenItems,
  takeImport,
  upsertItems,
  type WrittenItem,
} from './calendar-import.queries';
import type { CalendarImportUndone } from '../ical.types';
import type { ImportedBefore } from './imported-before';

type Row = Omit<WrittenItem, 'before'> & { before: ImportedBefore | null };

/** Undoes a whole import. Anything changed since is kept. */
@Injectable()
export class CalendarImportUndo implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly store: CalendarEventStore,
    private readonly activities: ActivityService,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({
      name: 'calendar_import',
      sweep: async (now, limit) => (await this.db.sql(forgetBefore(undoHorizon(now), limit))).length,
    });
  }

  /**
   * Moves what the caller's import added into the bin, and restores what it changed; once, within a day. The same file
   * can be imported again.
   *
   * @throws DomainError NOT_FOUND for an import that is unknown, expired, somebody else's or already undone
   */
  async undo(caller: Viewer, id: string): Promise<CalendarImportUndone> {
    const viewer = requireFamily(caller);
    if (!isUUID(id)) throw notFound('Import');
    return this.db.write(viewer, async () => {
      const now = this.clock.now();
      const since = undoHorizon(now);
      const [taken] = await this.db.sql<{ name: string }>(
        takeImport(viewer.familyId, viewer.membershipId, id.toLowerCase(), since, now),
      );
      if (!taken) throw notFound('Import');
      const items = await this.db.sql<Row & Record<string, unknown>>(
        selectWrittenItems(viewer.familyId, id.toLowerCase()),
      );
      const rows = await this.lock(viewer, items);
      const untouched = items.filter(({ eventId, eventVersion }) => rows.get(eventId)?.version === eventVersion);
      const removed = untouched.filter(({ before, eventId }) => !before && !rows.get(eventId)?.deletedAt);
      const restored = untouched.filter(({ before }) => before);
      await this.remove(viewer, id.toLowerCase(), removed, now);
      await this.bringBack(viewer, id.toLowerCase(), restored, rows);
      await this.notify(viewer, taken.name, removed, restored, rows);
      return {
        id: id.toLowerCase(),
        removed: removed.length,
        restored: restored.length,
        kept: items.length - removed.length - restored.length,
      };
    });
  }

  private async remove(viewer: FamilyViewer, importId: string, items: readonly Row[], now: Date): Promise<void> {
    if (items.length === 0) return;
    const ids = items.map(({ eventId }) => eventId);
    await this.db.sql(binImported(viewer.familyId, viewer.membershipId, ids, now));
    await this.db.sql(forgetItems(viewer.familyId, importId, ids));
  }

  private async bringBack(
    viewer: FamilyViewer,
    importId: string,
    items: readonly Row[],
    rows: ReadonlyMap<string, CalendarEventEntity>,
  ): Promise<void> {
    if (items.length === 0) return;
    const written: WrittenItem[] = [];
    for (const { before, ...item } of items) {
      const row = rows.get(item.eventId) as CalendarEventEntity;
      const { values, contentHash } = before as ImportedBefore;
      await this.store.rows.change(row, { ...values, ...LIVE });
      written.push({ ...item, eventVersion: row.version, contentHash: Buffer.from(contentHash, 'hex'), before: null });
    }
    await this.db.sql(upsertItems(viewer.familyId, importId, written));
  }

  /** In the lock order used elsewhere for events. */
  private async lock(viewer: FamilyViewer, items: readonly Row[]): Promise<Map<string, CalendarEventEntity>> {
    if (items.length === 0) return new Map();
    const rows = await this.db.manager.find(CalendarEventEntity, {
      where: { familyId: viewer.familyId, id: In(items.map(({ eventId }) => eventId)) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async notify(
    viewer: FamilyViewer,
    name: string,
    removed: readonly Row[],
    restored: readonly Row[],
    rows: ReadonlyMap<string, CalendarEventEntity>,
  ): Promise<void> {
    const first = rows.get((removed[0] ?? restored[0])?.eventId ?? '');
    if (!first) return;
    const count = removed.length + restored.length;
    await this.activities.record(viewer, {
      type: removed.length > 0 ? 'deleted' : 'updated',
      resource: 'calendar_event',
      resourceId: first.id,
      title: count === 1 ? first.title : `${count} events from ${name}`,
      data: { eventDate: first.eventDate, count },
      change: 'created',
    });
  }
}
