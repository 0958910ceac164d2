import { addDays, instantOf, todayIn, type CalendarDate, type LocalTime } from '@homefold/domain';

/** When the digest goes out, on the family's wall clock. */
const DIGEST_TIME = '07:00';

/** A server that was down at seven sends until noon; what is later is no morning's digest. */
const LATEST_MS = 5 * 3_600_000;

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
 * @param time of the wall clock
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

/** The first seven o'clock from a day on whose day is not dealt with yet. */
function waitFor(
  from: CalendarDate,
  lastDay: CalendarDate,
  sevenOf: (date: CalendarDate) => Date,
  now: Date,
): Pick<DigestTurn, 'lastDay' | 'next'> {
  let day = later(from, addDays(lastDay, 1));
  // A zone that leaves out a day gives two days the same seven o'clock.
  while (sevenOf(day) <= now) day = addDays(day, 1);
  return { lastDay, next: sevenOf(day) };
}

const later = (a: CalendarDate | null, b: CalendarDate): CalendarDate => (a !== null && a > b ? a : b);
