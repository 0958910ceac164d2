import { addDays, instantOf, todayIn, type CalendarDate } from '@homefold/domain';

/** When the digest goes out, on the family's wall clock. */
export const DIGEST_TIME = '07:00';

/** A server that was down at seven sends until noon; what is later is no morning's digest. */
export const LATEST_MS = 5 * 3_600_000;

/** How long a digest may wait for a mail server that is down: until the evening. */
export const DELIVERY_MS = 12 * 3_600_000;

/** What a look at a family's clock says. */
export interface DigestTurn {
  /** The family's day. */
  day: CalendarDate;
  /** Its digest goes out now. */
  isDue: boolean;
  /** The last day that is dealt with after this look. */
  lastDay: CalendarDate;
  /** When to look again: the next seven o'clock, always later than now. */
  next: Date;
}

/**
 * Whether a family's digest is due. A seven o'clock that the clocks skip is read with the clock of before, one that comes
 * twice is the first; no midnight is asked about, since some zones have days without one.
 *
 * @param lastDay the last day that was dealt with; null for a family nobody looked at yet, which begins with the next
 *   seven o'clock
 */
export function digestTurn(timeZone: string, now: Date, lastDay: CalendarDate | null): DigestTurn {
  const day = todayIn(timeZone, now);
  const seven = instantOf(day, DIGEST_TIME, timeZone);
  if (now < seven) return { day, isDue: false, ...waitFor(day, later(lastDay, addDays(day, -1)), timeZone, now) };
  const isDue = lastDay !== null && lastDay < day && now.getTime() < seven.getTime() + LATEST_MS;
  return { day, isDue, ...waitFor(addDays(day, 1), later(lastDay, day), timeZone, now) };
}

/** The first seven o'clock from a day on whose day is not dealt with yet. */
function waitFor(
  from: CalendarDate,
  lastDay: CalendarDate,
  timeZone: string,
  now: Date,
): Pick<DigestTurn, 'lastDay' | 'next'> {
  let day = later(from, addDays(lastDay, 1));
  // A zone that leaves out a day gives two days the same seven o'clock.
  while (instantOf(day, DIGEST_TIME, timeZone) <= now) day = addDays(day, 1);
  return { lastDay, next: instantOf(day, DIGEST_TIME, timeZone) };
}

const later = (a: CalendarDate | null, b: CalendarDate): CalendarDate => (a !== null && a > b ? a : b);
