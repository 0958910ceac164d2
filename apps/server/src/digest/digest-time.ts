import type { CalendarDate, LocalTime } from '@homefold/domain';
import { dailyTurn, type DailyTurn } from '../platform/daily-turn';

/** Sending time, on the family's wall clock. */
const DIGEST_TIME = '07:00';

/** After an outage at seven it is still sent until noon. */
const LATEST_MS = 5 * 3_600_000;

/** How long a digest is retried while the mail server is down: until the evening. */
export const DELIVERY_MS = 12 * 3_600_000;

/**
 * Whether a family's digest is due: `dailyTurn` at seven o'clock.
 *
 * @param lastDay the last date handled; null for a new family, which starts with the next seven o'clock
 */
export const digestTurn = (
  timeZone: string,
  now: Date,
  lastDay: CalendarDate | null,
  time: LocalTime = DIGEST_TIME,
): DailyTurn => dailyTurn(timeZone, now, lastDay, { time, latestMs: LATEST_MS });
