import { diffDays } from './dates';
import { formatShortDate } from './format';
import { todayIn } from './today';

/** Shown when a timestamp is missing, and on a label that is not part of a sentence. */
export const MISSING_TIMESTAMP = 'Just now';

/**
 * How long ago something happened, in the documented steps: 'just now' under a minute,
 * minutes under 60, hours under 24, 'yesterday', days under 7, 'last week' under 14, then a short date with the year
 * when it is another one. From one day on, days are calendar days of the zone, so that 'yesterday' is never the day
 * before. A time in the future (another machine's clock) is 'just now'.
 */
export function relativeTime(
  timestamp: string | Date | null | undefined,
  { now, timeZone, locale }: { now: Date; timeZone: string; locale: string },
): string {
  const then = timestamp ? new Date(timestamp) : null;
  if (!then || Number.isNaN(then.getTime())) return MISSING_TIMESTAMP;
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'hour');
  const today = todayIn(timeZone, now);
  const date = todayIn(timeZone, then);
  const days = diffDays(date, today);
  if (days <= 1) return 'yesterday';
  if (days < 7) return ago(days, 'day');
  if (days < 14) return 'last week';
  return formatShortDate(date, locale, today);
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
