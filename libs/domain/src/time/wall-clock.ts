import { dayNumber, minutesOfTime } from './dates';
import type { CalendarDate, LocalTime } from './dates';
import { timeIn, todayIn } from './today';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The instant of a wall-clock date and time in a zone. A time skipped by a clock change uses the offset before it, so
 * that 01:30 becomes 02:30 on the night in spring; of an ambiguous time in autumn the first is used, as calendars do
 * (RFC 5545, 3.3.5).
 */
export function instantOf(date: CalendarDate, time: LocalTime, timeZone: string): Date {
  const wall = dayNumber(date) * DAY + (minutesOfTime(time) ?? 0) * MINUTE;
  // No zone changes its clocks twice within two days.
  const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near, timeZone)) as [number, number];
  const shows = (instant: number): boolean => instant + offsetAt(instant, timeZone) === wall;
  const real = [before, after].filter(shows);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/** A zone's offset from UTC in milliseconds, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  const moment = new Date(instant);
  const wall = dayNumber(todayIn(timeZone, moment)) * DAY + (minutesOfTime(timeIn(timeZone, moment)) ?? 0) * MINUTE;
  return wall - Math.floor(instant / MINUTE) * MINUTE;
}
