import { addDays, instantOf, todayIn, type CalendarDate, type LocalTime } from '@homefold/domain';

/** Result of checking whether a daily task is due for a family. */
export interface DailyTurn {
  /** The family's date. */
  day: CalendarDate;
  /** Whether it is due now. */
  isDue: boolean;
  /** The last date handled after this check. */
  lastDay: CalendarDate;
  /** When to check again: always later than now. */
  next: Date;
}

/**
 * Whether a daily task is due for a family. A time skipped by a clock change is computed with the offset before it, an
 * ambiguous one is the first; midnight is never used, since some zones have days without one.
 *
 * @param lastDay the last date handled; null for a new family, which starts with the next time
 * @param time on the wall clock
 * @param latestMs how late it may still happen, after an outage
 */
export function dailyTurn(
  timeZone: string,
  now: Date,
  lastDay: CalendarDate | null,
  { time, latestMs }: { time: LocalTime; latestMs: number },
): DailyTurn {
  const momentOf = (date: CalendarDate): Date => instantOf(date, time, timeZone);
  const day = todayIn(timeZone, now);
  const moment = momentOf(day);
  if (now < moment) return { day, isDue: false, ...waitFor(day, later(lastDay, addDays(day, -1)), momentOf, now) };
  const isDue = lastDay !== null && lastDay < day && now.getTime() < moment.getTime() + latestMs;
  return { day, isDue, ...waitFor(addDays(day, 1), later(lastDay, day), momentOf, now) };
}

/** The first moment from a date on whose date has not been handled. */
function waitFor(
  from: CalendarDate,
  lastDay: CalendarDate,
  momentOf: (date: CalendarDate) => Date,
  now: Date,
): Pick<DailyTurn, 'lastDay' | 'next'> {
  let day = later(from, addDays(lastDay, 1));
  // In a zone that skipped a date two dates share the same moment.
  while (momentOf(day) <= now) day = addDays(day, 1);
  return { lastDay, next: momentOf(day) };
}

const later = (a: CalendarDate | null, b: CalendarDate): CalendarDate => (a !== null && a > b ? a : b);
