import { addDays } from './dates';
import type { LocalTime } from './dates';
import { todayIn } from './today';
import { instantOf } from './wall-clock';

/** When somebody wants peace, on the wall clock of the family. An end that is not after the start is of the next day. */
export interface QuietHours {
  start: LocalTime;
  end: LocalTime;
}

/** What is wrong with quiet hours, as the form shows it; null when nothing is. Neither of both is "none", and fine. */
export function quietHoursProblem(start: LocalTime | null, end: LocalTime | null): string | null {
  if ((start === null) !== (end === null)) return 'Quiet hours need a start and an end';
  return start !== null && start === end ? 'Quiet hours must start and end at different times' : null;
}

/**
 * When the quiet that there is now ends; null when it is not quiet. The start belongs to it, the end does not.
 *
 * They follow the wall clock: on a night when the clocks change they last an hour more or less, and end when the clock on
 * the wall says so. Of a time that comes twice the first is meant, one that is skipped is read with the clock before it.
 */
export function quietUntil({ start, end }: QuietHours, timeZone: string, now: Date): Date | null {
  const today = todayIn(timeZone, now);
  // Those of yesterday may last into today.
  for (const date of [addDays(today, -1), today]) {
    const from = instantOf(date, start, timeZone);
    const until = instantOf(end > start ? date : addDays(date, 1), end, timeZone);
    if (from <= now && now < until) return until;
  }
  return null;
}
