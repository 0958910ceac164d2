import { formatShortDate } from '../time/format';
import { MISSING_TIMESTAMP } from '../time/relative-time';
import { todayIn } from '../time/today';

const HOUR_MS = 3_600_000;

/**
 * The age of a post in the documented steps: "Just now" under an hour, "3h ago" under 24, "Yesterday" under 48, then the
 * date in the family's time zone, with the year if it is not the current one. A missing time, or one in the future because
 * of an inaccurate clock, is "Just now".
 */
export function postTime(
  timestamp: string | Date | null | undefined,
  { now, timeZone, locale }: { now: Date; timeZone: string; locale: string },
): string {
  const then = timestamp ? new Date(timestamp) : null;
  if (!then || Number.isNaN(then.getTime())) return MISSING_TIMESTAMP;
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR_MS);
  if (hours < 1) return MISSING_TIMESTAMP;
  if (hours < 24) return `${hours}h ago`;
  if (hours < 48) return 'Yesterday';
  return formatShortDate(todayIn(timeZone, then), locale, todayIn(timeZone, now));
}
