import { Injectable } from '@nestjs/common';
import {
  addDays,
  addYears,
  countOccurrences,
  diffDays,
  endOfMonth,
  expandOccurrences,
  firstOccurrences,
  startOfMonth,
  startOfWeek,
  todayIn,
  weekStartDay,
  type CalendarDate,
} from '@homefold/domain';
import { FamilySettingsReader } from '../../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { restorableUntil, type DeletedItem } from '../../platform/bin';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict, invalid } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import { assertPageLength, pageOf } from '../../platform/pages';
import { assertUndoKey } from '../../platform/undo';
import { CalendarBin } from '../calendar-bin';
import type { CalendarEventEntity } from './calendar-event.entity';
import { eventValues } from './calendar-event.values';
import { CalendarEventReader } from './calendar-event.reader';
import { CalendarEventStore } from './calendar-event.store';
import type { CalendarEventChanges, EventExtent } from './calendar.inputs';
import {
  eventCursor,
  selectCountedEvents,
  selectEventPage,
  selectEventsBetween,
  selectEventsOfAllCalendars,
  selectPlaces,
  type CountRow,
} from './calendar.queries';
import { CalendarSeries, type SeriesChange } from '../series/calendar-series';
import { CalendarUndo, EventChangeLog } from './calendar-undo';
import type { CalendarCounts, CalendarEvent, CalendarEventPage, CalendarOccurrence } from './calendar.types';
import { EventPeople } from './event-people';
import { EventPush, notifiedBefore } from './event-push';
import { EventReminders } from '../reminders/event-reminders';
import { findHoliday, holidaysBetween, isHolidayId } from '../special-days/holidays';
import { selectOutsideEvent } from '../outside/outside.queries';

/** Longest window in days that a call may request. */
export const MAX_WINDOW_DAYS = 400;
/**
 * Far more than a year's calendar shows. A file with thousands of daily events has millions, which would exhaust the
 * process's time and memory.
 */
export const MAX_OCCURRENCES = 10_000;
/** Most places suggested. */
const MAX_PLACES = 100;

/**
 * The family's calendar. Every member reads and edits every event (product rule 4); bank holidays are computed, never
 * stored, and read-only. All methods are limited to the viewer's own family: an id of another one is NOT_FOUND.
 */
@Injectable()
export class CalendarService {
  constructor(
    private readonly db: Database,
    private readonly people: EventPeople,
    private readonly families: FamilySettingsReader,
    private readonly store: CalendarEventStore,
    private readonly reader: CalendarEventReader,
    private readonly series: CalendarSeries,
    private readonly undoing: CalendarUndo,
    private readonly reminders: EventReminders,
    private readonly bin: CalendarBin,
    private readonly push: EventPush,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** All stored events, outside calendars' events, and bank holidays from a year back to two years ahead, by start date. */
  async all(caller: Viewer): Promise<CalendarEvent[]> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, async () => {
      const settings = await this.families.settings(viewer);
      const today = todayIn(settings.timeZone, this.clock.now());
      const stored = await this.reader.read(selectEventsOfAllCalendars(viewer.familyId));
      return byStart([...stored, ...holidaysBetween(settings, addYears(today, -1), addYears(today, 2))]);
    });
  }

  /**
   * Events, including outside calendars' and bank holidays, with an occurrence in `from`..`to` (both inclusive, at most 400
   * days), by start date. Includes an overnight event that starts the evening before `from`.
   *
   * @throws DomainError INVALID for a window that is reversed or too long
   */
  async between(caller: Viewer, from: CalendarDate, to: CalendarDate): Promise<CalendarEvent[]> {
    const events = await this.inWindow(requireFamily(caller), from, to);
    return byStart(firstOccurrences(events, from, to).map(({ event }) => event));
  }

  /**
   * All occurrences in the same window, in display order.
   *
   * @throws DomainError INVALID as `between`, and for a window with more than 10,000 of them
   */
  async occurrences(caller: Viewer, from: CalendarDate, to: CalendarDate): Promise<CalendarOccurrence[]> {
    const found = await this.someOccurrences(requireFamily(caller), from, to);
    if (found.length > MAX_OCCURRENCES)
      throw invalid('to', `There are more than ${MAX_OCCURRENCES.toLocaleString('en')} entries in these days`);
    return found;
  }

  /** As `occurrences`, but returns an arbitrary subset of just over 10,000 at most instead of refusing. */
  async someOccurrences(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<CalendarOccurrence[]> {
    const events = await this.inWindow(viewer, from, to);
    return expandOccurrences(events, from, to, MAX_OCCURRENCES).map(({ startDate, endDate, event }) => ({
      id: `${event.id}:${startDate}`,
      startDate,
      endDate,
      event,
    }));
  }

  /** All events of a window, plus candidates whose rule has not been evaluated yet. */
  private inWindow(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<CalendarEvent[]> {
    if (to < from) throw invalid('to', 'The end of the window must not be before its start');
    if (diffDays(from, to) >= MAX_WINDOW_DAYS) throw invalid('to', `Request at most ${MAX_WINDOW_DAYS} days at once`);
    return this.db.read(viewer, async () => {
      const [settings, stored] = await Promise.all([
        this.families.settings(viewer),
        this.reader.read(selectEventsBetween(viewer.familyId, addDays(from, -1), to)),
      ]);
      return [...stored, ...holidaysBetween(settings, from, to)];
    });
  }

  /**
   * A page of the stored events by start date, including each event of outside calendars once, without bank holidays.
   *
   * @param first page size, 1 to 100
   * @param after `nextCursor` of the previous page
   */
  async page(caller: Viewer, first: number, after?: string | null): Promise<CalendarEventPage> {
    const viewer = requireFamily(caller);
    assertPageLength(first);
    const position = after ? eventCursor.read(after) : null;
    const rows = await this.db.read(viewer, async () => {
      const { timeZone } = await this.families.settings(viewer);
      const today = todayIn(timeZone, this.clock.now());
      return this.reader.read(selectEventPage(viewer.familyId, first + 1, position, today));
    });
    return pageOf(rows, first, eventCursor.write);
  }

  /** One event of any kind. @throws DomainError NOT_FOUND */
  async get(caller: Viewer, id: string): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, async () => (await this.systemEvent(viewer, id)) ?? this.store.read(viewer, id));
  }

  /** Up to 100 places of the family's events, latest first, to suggest for the next one. */
  async places(caller: Viewer): Promise<string[]> {
    const viewer = requireFamily(caller);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<{ place: string }>(selectPlaces(viewer.familyId, MAX_PLACES)),
    );
    return rows.map(({ place }) => place);
  }

  /** The header's counts, as of today in the family's zone. */
  async counts(caller: Viewer): Promise<CalendarCounts> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, async () => {
      const { timeZone, weekStartsOn } = await this.families.settings(viewer);
      const today = todayIn(timeZone, this.clock.now());
      const period = { today, weekStartsOn: weekStartDay(weekStartsOn) };
      const weekStart = startOfWeek(today, period.weekStartsOn);
      // A week may begin before the month and end after it.
      const [from = today] = [startOfMonth(today), weekStart].sort();
      const [, to = today] = [endOfMonth(today), addDays(weekStart, 6)].sort();
      const rows = await this.db.sql<CountRow>(selectCountedEvents(viewer.familyId, from, to));
      const events = rows.filter((row) => row.eventDate !== null);
      return { ...countOccurrences(events, period), total: rows[0]?.total ?? 0 };
    });
  }

  /**
   * Adds an event.
   *
   * @param idempotencyKey repeating a call with the same key returns the first call's event
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for a member of another family
   */
  async add(caller: Viewer, input: CalendarEventChanges, idempotencyKey?: string | null): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    const values = eventValues(input);
    return this.db.write(viewer, async () => {
      const id = await this.idempotency.once(viewer, idempotencyKey, 'addCalendarEvent', async () => {
        const whoMembershipIds = await this.people.idsOf(viewer, input);
        const event = await this.store.rows.insert(viewer, { ...values, whoMembershipIds });
        if (input.reminders) await this.reminders.replace(viewer, event, input.reminders);
        await this.store.record(viewer, 'created', event);
        await this.push.added(viewer, notifiedBefore(event));
        return event.id;
      });
      return this.store.read(viewer, id);
    });
  }

  /**
   * Changes the given fields. Changing only the start keeps the event's duration.
   *
   * @param version the version the caller saw; without it the last write wins, field by field
   * @param extent part of a series; its `changes` have the occurrence's dates, and the result is the event of that date
   * @throws DomainError INVALID, NOT_FOUND, SYSTEM_EVENT for bank holidays and outside calendars' events, VERSION_CONFLICT
   *   with the current event in `details.current`, CONFLICT for a used undo key
   */
  async update(
    caller: Viewer,
    id: string,
    changes: CalendarEventChanges,
    version?: number | null,
    extent: EventExtent = {},
  ): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    assertUndoKey(extent.undoKey);
    return this.db.write(viewer, async () => {
      const event = await this.changeable(viewer, id, version);
      const part = this.series.partOf(event, extent);
      const whoMembershipIds = await this.people.idsOf(viewer, changes, event.whoMembershipIds);
      const log = new EventChangeLog();
      const before = notifiedBefore(event, part);
      if (part) {
        const done = await this.series.change(viewer, event, part, changes, whoMembershipIds, log);
        await this.notify(viewer, done, log, extent);
        return this.push.changed(viewer, event.id, before, await this.store.read(viewer, done.id));
      }
      log.changing(event);
      const changed = await this.store.rows.change(event, { ...eventValues(changes, event), whoMembershipIds });
      const reminders = changes.reminders && (await this.reminders.replace(viewer, event, changes.reminders));
      if (reminders) log.reminded(event, reminders);
      if (changed) await this.notify(viewer, { id: event.id, type: 'updated', event }, log, extent);
      else if (reminders) await this.notifyOfReminders(viewer, event, log, extent);
      return this.push.changed(viewer, event.id, before, await this.store.read(viewer, event.id));
    });
  }

  /**
   * Moves an event, or a part of a series, to the bin, where it can be restored for 30 days, with the events that its
   * changed occurrences became.
   *
   * @returns the entry of the bin: for a part of a series a separate event
   * @throws DomainError NOT_FOUND, SYSTEM_EVENT, INVALID, VERSION_CONFLICT, CONFLICT for a used undo key
   */
  async delete(caller: Viewer, id: string, extent: EventExtent = {}, version?: number | null): Promise<DeletedItem> {
    const viewer = requireFamily(caller);
    assertUndoKey(extent.undoKey);
    return this.db.write(viewer, async () => {
      const event = await this.changeable(viewer, id, version);
      const log = new EventChangeLog();
      const part = this.series.partOf(event, extent);
      const before = notifiedBefore(event, part);
      const done = await this.series.remove(viewer, event, part, log);
      await this.notify(viewer, done, log, extent);
      await this.push.cancelled(viewer, before);
      return { id: done.binId, restorableUntil: restorableUntil(this.clock.now()) };
    });
  }

  /** Restores an event from the bin; see `CalendarBin.restore`. */
  async restore(caller: Viewer, id: string): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, async () => {
      const restored = await this.bin.restore(viewer, id);
      return this.store.read(viewer, restored.id);
    });
  }

  /** The row, locked until the scope ends, which serialises concurrent changes. */
  private async changeable(viewer: FamilyViewer, id: string, version?: number | null): Promise<CalendarEventEntity> {
    const system = await this.systemEvent(viewer, id);
    if (system)
      throw conflict(
        'SYSTEM_EVENT',
        system.isBankHoliday
          ? 'Bank holidays cannot be edited or deleted.'
          : `This event comes from ${system.calendarName ?? 'elsewhere'} and can only be changed there.`,
      );
    return this.store.changeable(viewer, id, version);
  }

  /** Writes the feed entry, notifies connected clients and stores the undo data. */
  private async notify(
    viewer: FamilyViewer,
    { type, event: { id, title, eventDate }, part }: SeriesChange,
    log: EventChangeLog,
    { undoKey }: EventExtent,
  ): Promise<void> {
    const event = { id, title, eventDate };
    const activityId = await this.store.record(viewer, type, event, part);
    if (!undoKey) return;
    const back = type === 'deleted' ? ('created' as const) : type;
    const news = { type: back, event, ...(part ? { part } : {}), activityId };
    await this.undoing.keep(viewer, undoKey, log, news);
  }

  /** Changed reminders get no feed entry, but clients refetch and forms opened before are outdated. */
  private async notifyOfReminders(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    log: EventChangeLog,
    { undoKey }: EventExtent,
  ): Promise<void> {
    await this.store.rows.touch(event);
    await this.store.publish(viewer, 'updated', event);
    const { id, title, eventDate } = event;
    if (undoKey) await this.undoing.keep(viewer, undoKey, log, { type: 'updated', event: { id, title, eventDate } });
  }

  /** The bank holiday or outside calendar's event with this id; null for stored events. */
  private async systemEvent(viewer: FamilyViewer, id: string): Promise<CalendarEvent | null> {
    if (isHolidayId(id)) return findHoliday(await this.families.settings(viewer), id);
    const outside = selectOutsideEvent(viewer.familyId, id);
    const [event] = outside ? await this.reader.read(outside) : [];
    return event ?? null;
  }
}

/** By start date and time; all-day events come first. */
const byStart = (events: CalendarEvent[]): CalendarEvent[] =>
  events.sort((a, b) => compareText(a.eventDate, b.eventDate) || compareText(a.eventTime ?? '', b.eventTime ?? ''));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
