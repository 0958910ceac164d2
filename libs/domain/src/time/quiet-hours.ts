import { addDays } from './dates';
import type { LocalTime } from './dates';
import { todayIn } from './today';
import { instantOf } from './wall-clock';

/** A member's quiet hours, on the family's wall clock. An end not after the start is on the next day. */
export interface QuietHours {
  start: LocalTime;
  end: LocalTime;
}

/** A problem with quiet hours as a form message; null when valid. Both empty means none, and is valid. */
export function quietHoursProblem(start: LocalTime | null, end: LocalTime | null): string | null {
  if ((start === null) !== (end === null)) return 'Quiet hours need a start and an end';
  return start !== null && start === end ? 'Quiet hours must start and end at different times' : null;
}

/**
 * When the current quiet hours end; null when it is not quiet. The start is inclusive, the end exclusive.
 *
 * They follow the wall clock: with a clock change they last an hour more or less, and end when the wall clock says so.
 * An ambiguous time means the first, a skipped one uses the offset before it.
 */
export function quietUntil({ start, end }: QuietHours, timeZone: string, now: Date): Date | null {
  const today = todayIn(timeZone, now);
  // Yesterday's may last into today.
  for (const date of [addDays(today, -1), today]) {
    const from = instantOf(date, start, timeZone);
    const until = instantOf(end > start ? date : addDays(date, 1), end, timeZone);
    if (from <= now && now < until) return until;
  }
  return null;
}
