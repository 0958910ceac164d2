import { Injectable } from '@nestjs/common';
import {
  addDays,
  describeEventDates,
  divideSeries,
  nextOccurrences,
  todayIn,
  type CalendarDate,
  type LocalTime,
} from '@homefold/domain';
import { isUUID } from 'class-validator';
import { MoreThan } from 'typeorm';
import { FamilySettingsReader } from '../families';
import type { FamilyViewer } from '../platform/auth';
import {
  binHorizon,
  binRows,
  type BinEntries,
  type BinRows,
  type BinSource,
  type BinWindow,
  type RestoredThing,
} from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, notFound } from '../platform/errors';
import { CalendarEventEntity } from './events/calendar-event.entity';
import { CalendarEventStore, LIVE } from './events/calendar-event.store';
import { seriesOf } from './events/calendar-event.values';
import { EventPush, notifiedBefore } from './events/event-push';

/** The event columns that the bin displays. */
interface BinRow {
  title: string;
  emoji: string | null;
  eventDate: CalendarDate;
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
  isRecurring: boolean;
  recurringType: string | null;
  recurringInterval: number | null;
  recurringEndDate: CalendarDate | null;
  recurringDays: string[] | null;
  place: string | null;
}

const TABLE = {
  table: 'calendar_event',
  columns: `t.title, t.emoji, to_char(t.event_date, 'YYYY-MM-DD') as "eventDate",
    to_char(t.end_date, 'YYYY-MM-DD') as "endDate", to_char(t.event_time, 'HH24:MI') as "eventTime",
    to_char(t.event_end_time, 'HH24:MI') as "eventEndTime", t.recurring_type is not null as "isRecurring",
    t.recurring_type as "recurringType", t.recurring_interval as "recurringInterval",
    to_char(t.recurring_end_date, 'YYYY-MM-DD') as "recurringEndDate", t.recurring_days as "recurringDays", t.place`,
  // items deleted together with another one are listed as part of it
  things: 'deleted_with is null',
  // series before single occurrences
  lockOrder: 'series_id nulls first, id',
  // events deleted before the bin recorded who did it: their creator
  deletedBy: 'coalesce(t.deleted_by, t.created_by)',
};

/**
 * Deleted events, series, and parts of series (docs/decisions/bin.md). A part records its origin (`series_id`,
 * `occurrence_date`), so that restoring it creates no duplicate occurrence.
 */
@Injectable()
export class CalendarBin implements BinSource {
  readonly type = 'calendar_event';
  readonly remove: BinSource['remove'];
  readonly empty: BinSource['empty'];
  readonly purge: BinSource['purge'];
  private readonly rows: BinRows<BinRow>;

  constructor(
    private readonly db: Database,
    private readonly store: CalendarEventStore,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
    private readonly push: EventPush,
  ) {
    this.rows = binRows(db, TABLE);
    ({ remove: this.remove, empty: this.empty, purge: this.purge } = this.rows);
  }

  page(viewer: FamilyViewer, window: BinWindow): Promise<BinEntries> {
    const { locale, today } = window;
    return this.rows.page(viewer, window, (row) => ({
      title: row.title,
      emoji: row.emoji,
      detail: [describeEventDates(row, locale, today), row.place].filter(Boolean).join(' · '),
    }));
  }

  /**
   * Restores an event unchanged, with everything deleted along with it. A part of a series is restored beside the series,
   * which keeps its exception or end date.
   *
   * @throws DomainError NOT_FOUND when it is not in the bin or has expired; CONFLICT when the series has an occurrence on
   *   that date again, or the calendar has the same birthday again
   */
  async restore(viewer: FamilyViewer, id: string): Promise<RestoredThing> {
    const { event, origin } = await this.lockBoth(viewer, id);
    if (origin && event.occurrenceDate && divideSeries(seriesOf(origin), 'this', event.occurrenceDate))
      throw conflict('CONFLICT', 'The series already has an occurrence on this date again.');
    if (event.birthdayOfMembershipId && (await this.store.birthdaysOf(viewer, [event.birthdayOfMembershipId])).length)
      throw conflict('CONFLICT', 'This birthday is already in the calendar again.');
    const together = await this.store.deletedWith(viewer, event);
    // A part with everything after a date becomes a separate series, unaffected by changes of the earlier one.
    const known = [event.id, ...(event.seriesId ? [event.seriesId] : [])];
    const own = event.recurringType === null ? {} : { seriesId: null, occurrenceDate: null };
    await this.store.rows.change(event, { ...LIVE, ...own });
    for (const one of together) await this.store.rows.change(one, LIVE);
    await this.store.record(viewer, 'created', event);
    await this.store.publish(viewer, 'created', ...together);
    await this.push.takenBack(viewer, notifiedBefore(event), known);
    return { id: event.id, title: event.title, date: await this.dateToShow(viewer, event) };
  }

  async lock(viewer: FamilyViewer, id: string): Promise<void> {
    await this.lockBoth(viewer, id);
  }

  /** The deleted event and the live series it belonged to, in the lock order of series changes. */
  private async lockBoth(
    viewer: FamilyViewer,
    id: string,
  ): Promise<{ event: CalendarEventEntity; origin: CalendarEventEntity | null }> {
    const deletedAt = MoreThan(binHorizon(this.clock.now()));
    const found =
      isUUID(id) &&
      (await this.db.manager.findOne(CalendarEventEntity, { where: { familyId: viewer.familyId, id, deletedAt } }));
    if (!found) throw notFound('Event');
    const origin =
      found.seriesId &&
      (await this.db.manager.findOne(CalendarEventEntity, {
        where: { familyId: viewer.familyId, id: found.seriesId },
        lock: { mode: 'pessimistic_write' },
      }));
    const event = await this.store.rows.lock(viewer, id, { deletedAt });
    return { event, origin: origin && origin.deletedAt === null ? origin : null };
  }

  /** The event's first day; for a series, its next occurrence. */
  private async dateToShow(viewer: FamilyViewer, event: CalendarEventEntity): Promise<string> {
    if (event.recurringType === null) return event.eventDate;
    const { timeZone } = await this.families.settings(viewer);
    const today = todayIn(timeZone, this.clock.now());
    return nextOccurrences(seriesOf(event), addDays(today, -1), 1)[0]?.startDate ?? event.eventDate;
  }
}
