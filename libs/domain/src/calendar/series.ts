import { addDays, compareDates, diffDays, isCalendarDate, parseCalendarDate } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { counterpart, dayOfSeries, nextOccurrences, normaliseInterval, occurrencesBetween } from '../time/recurrence';
import type { RecurrenceSource } from '../time/recurrence';
import { movedRecurringDays } from '../time/recurring-days';

/**
 * "This event", "this and following", "all events" (product rule 10): how a series is divided. One pure rule, so that
 * the screen can show at once what the server will store.
 */

export const EVENT_SCOPES = ['this', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** Complete dates, times and repeat of an event. */
export type Series = RecurrenceSource & { endDate: CalendarDate };

/** A divided series: the part left alone and the part affected. Together they have the occurrences of the whole. */
export interface DividedSeries {
  /** Changes to the series that leave only the untouched occurrences; null when there are none. */
  kept: { recurringEndDate: CalendarDate | null; exceptions: CalendarDate[] } | null;
  /** Dates, times and repeat of the affected part. */
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
 * - `this`: the series skips the date; the affected part happens once.
 * - `following`: the series ends the day before; the affected part repeats from the date on, with the later exceptions,
 * and keeps the day of the month of the original start even when it begins in a short month.
 *
 * @param date the start of the occurrence; for a non-repeating event its only day
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
  // The first of all dates has no day before it; dividing at the start leaves nothing anyway.
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
 * The exceptions of a series after it was changed as a whole: removed occurrences stay removed.
 *
 * - Dates on which it would still occur stay exceptions.
 * - When the same repeat has moved to other days (Tuesdays to Wednesdays), each moves with its occurrence.
 * - Other dates are dropped: there is no occurrence anyway.
 */
export function exceptionsAfter(before: RecurrenceSource, after: RecurrenceSource): CalendarDate[] {
  if (after.isRecurring !== true) return [];
  const endless = { ...after, exceptions: [], recurringEndDate: null };
  const old = { ...before, exceptions: [], recurringEndDate: null };
  const sameRepeat =
    before.isRecurring === true &&
    before.recurringType === after.recurringType &&
    normaliseInterval(before.recurringInterval) === normaliseInterval(after.recurringInterval) &&
    sameDaysMoved(before, after);
  const moved = sameRepeat && !startsOn(old, after.eventDate) && !startsOn(endless, before.eventDate);
  const dates = (before.exceptions ?? []).map((date) => (moved ? counterpart(old, endless, date) : date));
  return sorted(dates.filter((date) => date !== null).filter((date) => startsOn(endless, date)));
}

/** Whether the days of the week or month are the earlier ones, moved along with the start. */
function sameDaysMoved(before: RecurrenceSource, after: RecurrenceSource): boolean {
  if (!before.recurringDays || !after.recurringDays) return !before.recurringDays && !after.recurringDays;
  const { recurringType, recurringDays, eventDate } = before;
  const moved = movedRecurringDays(recurringType ?? '', recurringDays, eventDate, after.eventDate);
  return moved?.join() === after.recurringDays.join();
}

/** Whether an occurrence starts on the date. */
const startsOn = (event: RecurrenceSource, date: CalendarDate): boolean =>
  isCalendarDate(date) && occurrencesBetween({ ...event, endDate: null }, date, date).length > 0;

const happens = (event: RecurrenceSource): boolean =>
  nextOccurrences(event, addDays(event.eventDate, -1), 1).length > 0;

/** By the day of the month, not by a weekday of it. */
const repeatsByMonth = ({ recurringType, recurringDays }: RecurrenceSource): boolean =>
  recurringType !== 'daily' && recurringType !== 'weekly' && !recurringDays;

const sorted = (dates: readonly CalendarDate[]): CalendarDate[] => [...new Set(dates)].sort(compareDates);
