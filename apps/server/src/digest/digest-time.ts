import { addDays, instantOf, todayIn, type CalendarDate, type LocalTime } from '@homefold/domain';

/** Sending time, on the family's wall clock. */
const DIGEST_TIME = '07:00';

/** After an outage at seven it is still sent until noon. */
const LATEST_MS = 5 * 3_600_000;

/** How long a digest is retried while the mail server is down: until the evening. */
export const DELIVERY_MS = 12 * 3_600_000;

/** Result of checking a family's clock. */
export interface DigestTurn {
  /** The family's date. */
  day: CalendarDate;
  /** Whether its digest is due now. */
  isDue: boolean;
  /** The last date handled after this check. */
  lastDay: CalendarDate;
  /** When to check again: the next seven o'clock, always later than now. */
  next: Date;
}

/**
 * Whether a family's digest is due. A seven o'clock skipped by a clock change is computed with the offset before it, an
 * ambiguous one is the first; midnight is never used, since some zones have days without one.
 *
 * @param lastDay the last date handled; null for a new family, which starts with the next seven o'clock
 * @param time on the wall clock
 */
export function digestTurn(
  timeZone: string,
  now: Date,
  lastDay: CalendarDate | null,
  time: LocalTime = DIGEST_TIME,
): DigestTurn {
  const sevenOf = (date: CalendarDate): Date => instantOf(date, time, timeZone);
  const day = todayIn(timeZone, now);
  const seven = sevenOf(day);
  if (now < seven) return { day, isDue: false, ...waitFor(day, later(lastDay, addDays(day, -1)), sevenOf, now) };
  const isDue = lastDay !== null && lastDay < day && now.getTime() < seven.getTime() + LATEST_MS;
  return { day, isDue, ...waitFor(addDays(day, 1), later(lastDay, day), sevenOf, now) };
}

/** The first seven o'clock from a date on whose date has not been handled. */
function waitFor(
  from: CalendarDate,
  lastDay: CalendarDate,
  sevenOf: (date: CalendarDate) => Date,
  now: Date,
): Pick<DigestTurn, 'lastDay' | 'next'> {
  let day = later(from, addDays(lastDay, 1));
  // In a zone that skipped a date two dates share the same seven o'clock.
  while (sevenOf(day) <= now) day = addDays(day, 1);
  return { lastDay, next: sevenOf(day) };
}

const later = (a: CalendarDate | null, b: CalendarDate): CalendarDate => (a !== null && a > b ? a : b);
