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
import { IsNull } from 'typeorm';
import { FamilySettingsReader } from '../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { restorableUntil, type DeletedItem } from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, invalid } from '../platform/errors';
import { Idempotency } from '../platform/idempotency';
import { assertUndoKey } from '../platform/undo';
import { CalendarBin } from './calendar-bin';
import type { CalendarEventEntity } from './calendar-event.entity';
import { eventValues } from './calendar-event.values';
import { CalendarEventReader } from './calendar-event.reader';
import { CalendarEventStore } from './calendar-event.store';
import { readCursor, writeCursor } from './calendar.cursor';
import type { CalendarEventChanges, EventExtent } from './calendar.inputs';
import {
  selectCountedEvents,
  selectEventPage,
  selectEventsBetween,
  selectEventsOfAllCalendars,
  type CountRow,
} from './calendar.queries';
import { CalendarSeries, type SeriesChange } from './calendar-series';
import { CalendarUndo, ChangeLog } from './calendar-undo';
import type { CalendarCounts, CalendarEvent, CalendarEventPage, CalendarOccurrence } from './calendar.types';
import { EventPeople } from './event-people';
import { EventPush, toldBefore } from './event-push';
import { EventReminders } from './reminders/event-reminders';
import { findHoliday, holidaysBetween, isHolidayId } from './holidays';
import { selectOutsideEvent } from './outside/outside.queries';

/** Longest window of days that one call may ask for. */
export const MAX_WINDOW_DAYS = 400;
/**
 * Far more than a screen shows of a year. One file with thousands of events that repeat daily has millions, and they would
 * take all of the process's time and memory.
 */
export const MAX_OCCURRENCES = 10_000;
export const MAX_PAGE = 100;

/**
 * The family's calendar. Every member reads and edits every event (decisions 4); bank holidays are computed, never
 * stored, and cannot be changed. Everything here answers only about the viewer's own family: an id of another one is
 * NOT_FOUND.
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

  /** All stored events, the outside calendars' and the bank holidays from a year back to two years ahead, by start date. */
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
   * Events, those of outside calendars and bank holidays too, with at least one occurrence touching `from`..`to` (both
   * inclusive, at most 400 days), by start date. An overnight event of the evening before `from` touches it too.
   *
   * @throws DomainError INVALID for a window that is reversed or too long
   */
  async between(caller: Viewer, from: CalendarDate, to: CalendarDate): Promise<CalendarEvent[]> {
    const events = await this.inWindow(requireFamily(caller), from, to);
    return byStart(firstOccurrences(events, from, to).map(({ event }) => event));
  }

  /**
   * Every occurrence of the same window, in the order in which a day is shown.
   *
   * @throws DomainError INVALID as `between`, and for a window with more than 10,000 of them
   */
  async occurrences(caller: Viewer, from: CalendarDate, to: CalendarDate): Promise<CalendarOccurrence[]> {
    const found = await this.someOccurrences(requireFamily(caller), from, to);
    if (found.length > MAX_OCCURRENCES)
      throw invalid('to', `There are more than ${MAX_OCCURRENCES.toLocaleString('en')} entries in these days`);
    return found;
  }

  /** The same where it is more important to have something: a few more than 10,000 at most, whichever they are. */
  async someOccurrences(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<CalendarOccurrence[]> {
    const events = await this.inWindow(viewer, from, to);
    return expandOccurrences(events, from, to, MAX_OCCURRENCES).map(({ startDate, endDate, event }) => ({
      id: `${event.id}:${startDate}`,
      startDate,
      endDate,
      event,
    }));
  }

  /** All events of a window, and some that look like it until their rule is worked out. */
  private inWindow(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<CalendarEvent[]> {
    if (to < from) throw invalid('to', 'The end of the window must not be before its start');
    if (diffDays(from, to) >= MAX_WINDOW_DAYS) throw invalid('to', `Ask for at most ${MAX_WINDOW_DAYS} days at once`);
    return this.db.read(viewer, async () => {
      const [settings, stored] = await Promise.all([
        this.families.settings(viewer),
        this.reader.read(selectEventsBetween(viewer.familyId, addDays(from, -1), to)),
      ]);
      return [...stored, ...holidaysBetween(settings, from, to)];
    });
  }

  /**
   * A page of the stored events by start date, each event of an outside calendar among them once, without bank holidays.
   *
   * @param first how many, 1 to 100
   * @param after `nextCursor` of the page before
   */
  async page(caller: Viewer, first: number, after?: string | null): Promise<CalendarEventPage> {
    const viewer = requireFamily(caller);
    if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE)
      throw invalid('first', `first must be a whole number from 1 to ${MAX_PAGE}`);
    const position = after ? readCursor(after) : null;
    const rows = await this.db.read(viewer, async () => {
      const { timeZone } = await this.families.settings(viewer);
      const today = todayIn(timeZone, this.clock.now());
      return this.reader.read(selectEventPage(viewer.familyId, first + 1, position, today));
    });
    const items = rows.slice(0, first);
    const last = items.at(-1);
    return { items, nextCursor: rows.length > first && last ? writeCursor(last) : null };
  }

  /** One event, of whatever kind. @throws DomainError NOT_FOUND */
  async get(caller: Viewer, id: string): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, async () => (await this.systemEvent(viewer, id)) ?? this.store.read(viewer, id));
  }

  /** The header's numbers, for the family's today. */
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
   * @param idempotencyKey a second call of the caller with it answers the first call's event
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for a member of another family
   */
  async add(caller: Viewer, input: CalendarEventChanges, idempotencyKey?: string | null): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    const values = eventValues(input);
    return this.db.write(viewer, async () => {
      const id = await this.idempotency.once(viewer, idempotencyKey, 'addCalendarEvent', async () => {
        const whoMembershipIds = await this.people.idsOf(viewer, input);
        const event = await this.store.insert(viewer, { ...values, whoMembershipIds });
        if (input.reminders) await this.reminders.replace(viewer, event, input.reminders);
        await this.store.record(viewer, 'created', event);
        await this.push.added(viewer, toldBefore(event));
        return event.id;
      });
      return this.store.read(viewer, id);
    });
  }

  /**
   * Changes the fields that are given. An event whose start alone changes keeps its length.
   *
   * @param version the version the caller saw; without it the last one to save wins, field by field
   * @param extent how much of a series; for a part of it the dates in `changes` are those of the occurrence, and the
   *   answer is the event that happens then
   * @throws DomainError INVALID, NOT_FOUND, SYSTEM_EVENT for a bank holiday or what comes from elsewhere,
   *   VERSION_CONFLICT with the present event in `details.current` when somebody was faster, CONFLICT for a used undo key
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
      const log = new ChangeLog();
      const before = toldBefore(event, part);
      if (part) {
        const done = await this.series.change(viewer, event, part, changes, whoMembershipIds, log);
        await this.tell(viewer, done, log, extent);
        return this.push.changed(viewer, event.id, before, await this.store.read(viewer, done.id));
      }
      log.changing(event);
      const changed = await this.store.change(event, { ...eventValues(changes, event), whoMembershipIds });
      const reminders = changes.reminders && (await this.reminders.replace(viewer, event, changes.reminders));
      if (reminders) log.reminded(event, reminders);
      if (changed) await this.tell(viewer, { id: event.id, type: 'updated', event }, log, extent);
      else if (reminders) await this.tellOfReminders(viewer, event, log, extent);
      return this.push.changed(viewer, event.id, before, await this.store.read(viewer, event.id));
    });
  }

  /**
   * Moves an event, or a part of a series, to the bin, from where it can be restored for 30 days, with the events that
   * single occurrences of it became.
   *
   * @returns what lies in the bin: of a part of a series an event of its own
   * @throws DomainError NOT_FOUND, SYSTEM_EVENT, INVALID, VERSION_CONFLICT, CONFLICT for a used undo key
   */
  async delete(caller: Viewer, id: string, extent: EventExtent = {}, version?: number | null): Promise<DeletedItem> {
    const viewer = requireFamily(caller);
    assertUndoKey(extent.undoKey);
    return this.db.write(viewer, async () => {
      const event = await this.changeable(viewer, id, version);
      const log = new ChangeLog();
      const part = this.series.partOf(event, extent);
      const before = toldBefore(event, part);
      const done = await this.series.remove(viewer, event, part, log);
      await this.tell(viewer, done, log, extent);
      await this.push.cancelled(viewer, before);
      return { id: done.binId, restorableUntil: restorableUntil(this.clock.now()) };
    });
  }

  /** Brings an event back from the bin, as `CalendarBin.restore`. */
  async restore(caller: Viewer, id: string): Promise<CalendarEvent> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, async () => {
      const restored = await this.bin.restore(viewer, id);
      return this.store.read(viewer, restored.id);
    });
  }

  /** The row to change, locked until the scope ends, so that two edits at once follow each other. */
  private async changeable(viewer: FamilyViewer, id: string, version?: number | null): Promise<CalendarEventEntity> {
    const system = await this.systemEvent(viewer, id);
    if (system)
      throw conflict(
        'SYSTEM_EVENT',
        system.isBankHoliday
          ? 'Bank holidays cannot be edited or deleted.'
          : `This event comes from ${system.calendarName ?? 'elsewhere'} and can only be changed there.`,
      );
    const event = await this.store.lock(viewer, id, { deletedAt: IsNull() });
    if (typeof version === 'number' && version !== event.version)
      throw conflict('VERSION_CONFLICT', 'Somebody else changed this event in the meantime.', {
        current: await this.store.read(viewer, event.id),
      });
    return event;
  }

  /** The feed, every open screen, and the way back. */
  private async tell(
    viewer: FamilyViewer,
    { type, event: { id, title, eventDate }, part }: SeriesChange,
    log: ChangeLog,
    { undoKey }: EventExtent,
  ): Promise<void> {
    const event = { id, title, eventDate };
    await this.store.record(viewer, type, event, part);
    if (!undoKey) return;
    const news = { type: type === 'deleted' ? ('created' as const) : type, event, ...(part ? { part } : {}) };
    await this.undoing.keep(viewer, undoKey, log, news);
  }

  /** Who is reminded when is no news for the feed, but screens follow, and a form that saw the old ones is outdated. */
  private async tellOfReminders(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    log: ChangeLog,
    { undoKey }: EventExtent,
  ): Promise<void> {
    await this.store.touch(event);
    await this.store.publish(viewer, 'updated', [event]);
    const { id, title, eventDate } = event;
    if (undoKey) await this.undoing.keep(viewer, undoKey, log, { type: 'updated', event: { id, title, eventDate } });
  }

  /** The bank holiday or the event of an outside calendar with this id; null for everything the family stores. */
  private async systemEvent(viewer: FamilyViewer, id: string): Promise<CalendarEvent | null> {
    if (isHolidayId(id)) return findHoliday(await this.families.settings(viewer), id);
    const outside = selectOutsideEvent(viewer.familyId, id);
    const [event] = outside ? await this.reader.read(outside) : [];
    return event ?? null;
  }
}

/** By start date and time; what lasts all day comes first. */
const byStart = (events: CalendarEvent[]): CalendarEvent[] =>
  events.sort((a, b) => compareText(a.eventDate, b.eventDate) || compareText(a.eventTime ?? '', b.eventTime ?? ''));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
