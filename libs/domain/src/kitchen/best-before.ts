import type { CalendarDate } from '../time/dates';

export const BEST_BEFORE_STATES = ['over', 'today', 'soon', 'fine'] as const;
export type BestBeforeState = (typeof BEST_BEFORE_STATES)[number];

/** Up to so many days ahead something should be used soon. */
export const SOON_DAYS = 3;

export function bestBeforeState(_bestBefore: CalendarDate, _today: CalendarDate): BestBeforeState {
  return 'fine';
}

/** "2 days over", "Use today", "Use tomorrow", "Use by Thursday", "Use by 12 December". */
export function describeBestBefore(bestBefore: CalendarDate, _today: CalendarDate, _locale: string): string {
  return bestBefore;
}
