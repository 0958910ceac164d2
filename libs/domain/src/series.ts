import { addDays, compareDates, diffDays, isCalendarDate, parseCalendarDate } from './dates';
import type { CalendarDate } from './dates';
import { counterpart, dayOfSeries, nextOccurrences, normaliseInterval, occurrencesBetween } from './recurrence';
import type { RecurrenceSource } from './recurrence';

/**
 * "This event", "this and following", "all events" (decisions 10): how a series is divided. One pure rule, so that the
 * screen shows at once what the server will store.
 */

export const EVENT_SCOPES = ['this', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** When an event happens, complete. */
export type Series = RecurrenceSource & { endDate: CalendarDate };

/** A series in two: what an edit or deletion leaves alone, and what it takes. Together they happen when the whole did. */
export interface DividedSeries {
  /** What changes in the series so that only the untouched occurrences are left; null when there are none. */
  kept: { recurringEndDate: CalendarDate | null; exceptions: CalendarDate[] } | null;
  /** When the event happens that takes the rest. */
  taken: {
    eventDate: CalendarDate;
    endDate: CalendarDate;
    isRecurring: boolean;
    recurringEndDate: CalendarDate | null;
    exceptions: CalendarDate[];
    recurringDay: number | null;
  };
}

/**
 * Divides an event at one of its occurrences.
 *
 * - `this`: the series skips the date; what is taken happens once.
 * - `following`: the series ends the day before; what is taken repeats from the date on, with the later exceptions, and
 *   returns to the day of the month of the original start even when it begins in a short month.
 *
 * @param date the start of the occurrence; for an event that does not repeat its only day
 * @returns null when no occurrence starts on the date
 */
export function divideSeries(
  series: Series,
  scope: Exclude<EventScope, 'all'>,
  date: CalendarDate,
): DividedSeries | null {
  if (!startsOn(series, date)) return null;
  const exceptions = sorted(series.exceptions ?? []);
  const once = scope === 'this' || series.isRecurring !== true;
  const recurringEndDate = series.recurringEndDate ?? null;
  const kept = once
    ? { recurringEndDate, exceptions: sorted([...exceptions, date]) }
    : { recurringEndDate: addDays(date, -1), exceptions: exceptions.filter((skipped) => skipped < date) };
  // The day before the first of all dates is none: what is divided at its start leaves nothing anyway.
  const fromStart = !once && date === series.eventDate;
  const somethingLeft = series.isRecurring === true && !fromStart && happens({ ...series, ...kept });
  const day = dayOfSeries(series);
  return {
    kept: somethingLeft ? kept : null,
    taken: {
      eventDate: date,
      endDate: addDays(date, Math.max(0, diffDays(series.eventDate, series.endDate))),
      isRecurring: !once,
      recurringEndDate: once ? null : recurringEndDate,
      exceptions: once ? [] : exceptions.filter((skipped) => skipped > date),
      recurringDay: !once && repeatsByMonth(series) && day > (parseCalendarDate(date)?.day ?? day) ? day : null,
    },
  };
}

/**
 * The exceptions of a series after it was changed as a whole: what was taken out of it stays out.
 *
 * - Dates on which it would still happen stay exceptions.
 * - When the same repeat has moved to other days (Tuesdays to Wednesdays), each moves to the date of its own place.
 * - Any other date is forgotten: nothing happens there anyway.
 */
export function exceptionsAfter(before: RecurrenceSource, after: RecurrenceSource): CalendarDate[] {
  if (after.isRecurring !== true) return [];
  const endless = { ...after, exceptions: [], recurringEndDate: null };
  const old = { ...before, exceptions: [], recurringEndDate: null };
  const sameRepeat =
    before.isRecurring === true &&
    before.recurringType === after.recurringType &&
    normaliseInterval(before.recurringInterval) === normaliseInterval(after.recurringInterval);
  const moved = sameRepeat && !startsOn(old, after.eventDate) && !startsOn(endless, before.eventDate);
  const dates = (before.exceptions ?? []).map((date) => (moved ? counterpart(old, endless, date) : date));
  return sorted(dates.filter((date) => date !== null).filter((date) => startsOn(endless, date)));
}

/** Whether an occurrence starts on the date. */
const startsOn = (event: RecurrenceSource, date: CalendarDate): boolean =>
  isCalendarDate(date) && occurrencesBetween({ ...event, endDate: null }, date, date).length > 0;

const happens = (event: RecurrenceSource): boolean =>
  nextOccurrences(event, addDays(event.eventDate, -1), 1).length > 0;

const repeatsByMonth = ({ recurringType }: RecurrenceSource): boolean =>
  recurringType !== 'daily' && recurringType !== 'weekly';

const sorted = (dates: readonly CalendarDate[]): CalendarDate[] => [...new Set(dates)].sort(compareDates);
