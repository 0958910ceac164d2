import { dayNumber, minutesOfTime } from '../time/dates';
import type { CalendarDate, LocalTime } from '../time/dates';

/** The fields of an event that layouts need; GraphQL's CalendarEvent fits. */
export interface LayoutEvent {
  id: string;
  title: string;
  /** Missing: the event lasts all day. */
  eventTime?: LocalTime | null;
  /** Missing: the block gets its default height. */
  eventEndTime?: LocalTime | null;
  /** Frequent repeats are routine, which a full day shows last. */
  isRecurring?: boolean | null;
  recurringType?: string | null;
}

/** One occurrence of an event, as `expandOccurrences` returns it and GraphQL's CalendarOccurrence carries it. */
export interface LayoutOccurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: LayoutEvent;
}

/** The dates and times of an occurrence. */
interface DatedOccurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: Pick<LayoutEvent, 'eventTime' | 'eventEndTime'>;
}

const DAY = 1440;

export const spansDays = (occurrence: DatedOccurrence): boolean => occurrence.endDate > occurrence.startDate;

/**
 * Whether an occurrence belongs in the all-day lanes of the week and day views: it has no time, or lasts a whole day or
 * more. An overnight one from 22:00 to 06:00 stays in the hours, whether its end date or only its end time implies the
 * next day.
 */
export function isAllDay(occurrence: DatedOccurrence): boolean {
  const { eventTime, eventEndTime } = occurrence.event;
  if (!eventTime) return true;
  if (!spansDays(occurrence)) return false;
  const start = minutesOfTime(eventTime);
  const end = minutesOfTime(eventEndTime);
  if (start === null || end === null) return true;
  const days = dayNumber(occurrence.endDate) - dayNumber(occurrence.startDate);
  return days * DAY + end - start >= DAY;
}

/** Whether to name its first and last day: an evening that ends in the small hours counts as one day. */
export const lastsDays = (occurrence: DatedOccurrence): boolean => spansDays(occurrence) && isAllDay(occurrence);

/**
 * The minutes of a timed occurrence, or null when its start time is invalid. Without an end time `end` is null: the
 * block then has the default height. An end at or before the start on one day means the next morning (product rule 10).
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

/**
 * Day order: all-day and several-day ones first, then by time, then by title; ties are broken by id, so that every view
 * and device shows the same order.
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

/**
 * The order of a day's list: all-day events first, then by start. An event of several days with times is at its start
 * on its first day; a night's morning comes before what begins that day.
 */
export const compareOnDay =
  (date: CalendarDate) =>
  (a: LayoutOccurrence, b: LayoutOccurrence): number =>
    startOn(a, date) - startOn(b, date) ||
    compareText(a.event.title.toLowerCase(), b.event.title.toLowerCase()) ||
    compareText(a.event.id, b.event.id) ||
    compareText(a.startDate, b.startDate);

/** Minutes since midnight; -2 for all day, -1 for what began the evening before. */
function startOn(occurrence: LayoutOccurrence, date: CalendarDate): number {
  const { eventTime } = occurrence.event;
  if (!eventTime) return -2;
  if (occurrence.startDate === date) return minutesOfTime(eventTime) ?? -2;
  return isAllDay(occurrence) ? -2 : -1;
}

/** How frequent an event is: 0 once or yearly, 1 monthly, 2 weekly, 3 daily. */
export function routineRank({ event: { isRecurring, recurringType } }: LayoutOccurrence): number {
  if (!isRecurring) return 0;
  return Math.max(0, ['yearly', 'monthly', 'weekly', 'daily'].indexOf(recurringType ?? ''));
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
