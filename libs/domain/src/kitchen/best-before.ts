import { diffDays } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { formatDate } from '../time/format';

export const BEST_BEFORE_STATES = ['over', 'today', 'soon', 'fine'] as const;
export type BestBeforeState = (typeof BEST_BEFORE_STATES)[number];

/** Up to this many days ahead, something should be used soon. */
export const SOON_DAYS = 3;

/** Calendar days from today to a date: negative when it is past. */
export const daysLeft = (bestBefore: CalendarDate, today: CalendarDate): number => diffDays(today, bestBefore);

export function bestBeforeState(bestBefore: CalendarDate, today: CalendarDate): BestBeforeState {
  const days = daysLeft(bestBefore, today);
  return days < 0 ? 'over' : days === 0 ? 'today' : days <= SOON_DAYS ? 'soon' : 'fine';
}

/** "2 days over", "Use today", "Use tomorrow", "Use by Thursday", "Use by 12 December". */
export function describeBestBefore(bestBefore: CalendarDate, today: CalendarDate, locale: string): string {
  const days = daysLeft(bestBefore, today);
  if (days < 0) return days === -1 ? '1 day over' : `${-days} days over`;
  if (days <= 1) return days === 0 ? 'Use today' : 'Use tomorrow';
  // a weekday a week ahead would be mistaken for today
  if (days < 7) return `Use by ${formatDate(bestBefore, locale, { weekday: 'long' })}`;
  const isOfYear = bestBefore.slice(0, 4) === today.slice(0, 4);
  return `Use by ${formatDate(bestBefore, locale, { day: 'numeric', month: 'long', ...(!isOfYear && { year: 'numeric' }) })}`;
}

/** The earliest date first; items without a date last, in their order. */
export const byBestBefore = (
  a: { bestBefore?: CalendarDate | null },
  b: { bestBefore?: CalendarDate | null },
): number =>
  (a.bestBefore ?? LAST) < (b.bestBefore ?? LAST) ? -1 : (a.bestBefore ?? LAST) > (b.bestBefore ?? LAST) ? 1 : 0;
const LAST = '9999';
