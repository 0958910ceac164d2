import type { LocalTime } from './dates';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Morning before 12:00, afternoon before 18:00, then evening. */
export function partOfDay(time: LocalTime): PartOfDay {
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
