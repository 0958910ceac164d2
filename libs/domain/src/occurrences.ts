import { addDays, dayNumber, minutesOfTime } from './dates';
import type { CalendarDate, LocalTime } from './dates';
import { occurrencesBetween } from './recurrence';
import type { RecurrenceSource } from './recurrence';

/** What layouts need to know of an event; GraphQL's CalendarEvent fits. */
export interface LayoutEvent {
  id: string;
  title: string;
  /** Missing: the event lasts all day. */
  eventTime?: LocalTime | null;
  /** Missing: the block gets its default height. */
  eventEndTime?: LocalTime | null;
}

/** One happening of an event, as `expandOccurrences` makes it and GraphQL's CalendarOccurrence carries it. */
export interface LayoutOccurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: LayoutEvent;
}

const DAY = 1440;

export const spansDays = (occurrence: LayoutOccurrence): boolean => occurrence.endDate > occurrence.startDate;

/**
 * Whether an occurrence stands in the all-day lanes of the week and day views rather than in the hours: it has no time,
 * or it lasts a whole day or more. A night from 22:00 to 06:00 stays in the hours, whether its end date says the next
 * day or its end time alone does.
 */
export function isAllDay(occurrence: LayoutOccurrence): boolean {
  const { eventTime, eventEndTime } = occurrence.event;
  if (!eventTime) return true;
  if (!spansDays(occurrence)) return false;
  const start = minutesOfTime(eventTime);
  const end = minutesOfTime(eventEndTime);
  if (start === null || end === null) return true;
  const days = dayNumber(occurrence.endDate) - dayNumber(occurrence.startDate);
  return days * DAY + end - start >= DAY;
}

/**
 * The minutes a timed occurrence takes, or null when its start time is not a time. Without an end time `end` is null:
 * the block then has the default height. An end at or before the start on one day means the next morning (decisions 10).
 */
export function timedSpan(occurrence: LayoutOccurrence): { start: number; end: number | null } | null {
  const start = minutesOfTime(occurrence.event.eventTime);
  if (start === null) return null;
  const endTime = minutesOfTime(occurrence.event.eventEndTime);
  if (endTime === null) return { start, end: null };
  const days = dayNumber(occurrence.endDate) - dayNumber(occurrence.startDate);
  const end = days * DAY + endTime;
  return { start, end: end <= start ? end + DAY : end };
}

/** Whether a timed occurrence ends in the morning after its last calendar date. */
export function runsPastMidnight(occurrence: LayoutOccurrence): boolean {
  if (isAllDay(occurrence) || spansDays(occurrence)) return false;
  const span = timedSpan(occurrence);
  return span?.end != null && span.end > DAY;
}

type Shown = RecurrenceSource & LayoutEvent;

interface ShownOccurrence<E> {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: E;
}

/**
 * Every occurrence of many events that is visible from `from` to `to` (both inclusive), in the order of the list view: by
 * start date, then the order of a day. An overnight event of the evening before `from` is included, because its morning
 * is seen on `from`; layouts that go by calendar dates alone pass over it.
 *
 * @param most the work ends as soon as more than so many are found, and these are answered, whichever they are: a few
 *   thousand events that repeat daily have millions of occurrences in a year
 */
export function expandOccurrences<E extends Shown>(
  events: readonly E[],
  from: CalendarDate,
  to: CalendarDate,
  most = Infinity,
): ShownOccurrence<E>[] {
  const dayBefore = addDays(from, -1);
  const found: ShownOccurrence<E>[] = [];
  for (const event of events) {
    if (found.length > most) break;
    // one of them may touch the evening before and not be seen on `from`
    for (const { startDate, endDate } of occurrencesBetween(event, dayBefore, to, most - found.length + 2)) {
      const occurrence = { startDate, endDate, event };
      if (isSeen(occurrence, from)) found.push(occurrence);
    }
  }
  return found.sort(inListOrder);
}

/** Of each event that has one, the first occurrence that `expandOccurrences` finds, in the same order. */
export function firstOccurrences<E extends Shown>(
  events: readonly E[],
  from: CalendarDate,
  to: CalendarDate,
): ShownOccurrence<E>[] {
  const dayBefore = addDays(from, -1);
  const found = events.flatMap((event) => {
    const first = occurrencesBetween(event, dayBefore, to, 2)
      .map(({ startDate, endDate }) => ({ startDate, endDate, event }))
      .find((occurrence) => isSeen(occurrence, from));
    return first ?? [];
  });
  return found.sort(inListOrder);
}

const isSeen = (occurrence: LayoutOccurrence, from: CalendarDate): boolean =>
  occurrence.endDate >= from || runsPastMidnight(occurrence);

const inListOrder = <E extends Shown>(a: ShownOccurrence<E>, b: ShownOccurrence<E>): number =>
  compareText(a.startDate, b.startDate) || compareOccurrences(a, b);

/**
 * The order of a day: what lasts all day or several days first, then by time, then by title; the id decides the rest, so
 * that every view and every device shows the same order.
 */
export function compareOccurrences(a: LayoutOccurrence, b: LayoutOccurrence): number {
  return (
    Number(isTimedSingleDay(a)) - Number(isTimedSingleDay(b)) ||
    compareText(
      isTimedSingleDay(a) ? (a.event.eventTime ?? '') : '',
      isTimedSingleDay(b) ? (b.event.eventTime ?? '') : '',
    ) ||
    compareText(a.event.title.toLowerCase(), b.event.title.toLowerCase()) ||
    compareText(a.event.id, b.event.id) ||
    compareText(a.startDate, b.startDate)
  );
}

/** The order in which bars take lanes: earlier start first, then the longer one, then title and id. */
export function compareBars(a: LayoutOccurrence, b: LayoutOccurrence): number {
  return (
    compareText(a.startDate, b.startDate) ||
    compareText(b.endDate, a.endDate) ||
    compareText(a.event.title.toLowerCase(), b.event.title.toLowerCase()) ||
    compareText(a.event.id, b.event.id)
  );
}

export const touchesDays = (occurrence: LayoutOccurrence, from: CalendarDate, to: CalendarDate): boolean =>
  occurrence.startDate <= to && occurrence.endDate >= from;

const isTimedSingleDay = (occurrence: LayoutOccurrence): boolean =>
  !spansDays(occurrence) && Boolean(occurrence.event.eventTime);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
