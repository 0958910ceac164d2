import { diffDays } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { isAllDay, timedSpan } from './occurrences';
import type { LayoutOccurrence } from './occurrences';

/** Minutes since midnight of a day. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** The part of a day in which people can be free: 07:00 to 22:00. */
export const WAKING_HOURS: TimeSpan = { start: 7 * 60, end: 22 * 60 };

/** Shorter gaps between two events are travel time. */
const LEAST_GAP = 60;
/** Assumed length of an event without an end. */
const USUAL_LENGTH = 60;

/**
 * The part of a day that an occurrence occupies; null for none, 'day' for all of it. An event without an end is assumed
 * to take an hour.
 */
export function takenOf(occurrence: LayoutOccurrence, date: CalendarDate): TimeSpan | 'day' | null {
  if (isAllDay(occurrence)) return occurrence.startDate <= date && occurrence.endDate >= date ? 'day' : null;
  const span = timedSpan(occurrence);
  if (!span) return null;
  const midnight = diffDays(occurrence.startDate, date) * 1440;
  const start = Math.max(span.start - midnight, 0);
  const end = Math.min((span.end ?? span.start + USUAL_LENGTH) - midnight, 1440);
  return end > start ? { start, end } : null;
}

/**
 * The free gaps of a part of a day, of at least an hour, in order.
 * @param within the part of the day that counts, `WAKING_HOURS` or what is left of it today
 */
export function freeSpans(taken: readonly TimeSpan[], within: TimeSpan): TimeSpan[] {
  const free: TimeSpan[] = [];
  let from = within.start;
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    if (start > from) free.push({ start: from, end: Math.min(start, within.end) });
    from = Math.max(from, end);
  }
  if (from < within.end) free.push({ start: from, end: within.end });
  return free.filter(({ start, end }) => end - start >= LEAST_GAP);
}
