import { addDays, endOfMonth, startOfMonth, startOfWeek } from '../time/dates';
import type { CalendarDate, WeekStartsOn } from '../time/dates';
import { occurrencesBetween } from '../time/recurrence';
import type { RecurrenceSource } from '../time/recurrence';

export interface CountedEvent extends RecurrenceSource {
  /** Holidays and other system events are not the family's own and are not counted. */
  isSystemEvent?: boolean | null;
  isBankHoliday?: boolean | null;
}

export interface CalendarCounts {
  today: number;
  thisWeek: number;
  thisMonth: number;
  /** Number of events, regardless of how often they occur. */
  total: number;
}

/**
 * The calendar header's counts: events this month, this week, today, total. An occurrence that overlaps a period counts
 * once for it, so a daily event counts seven times in a week and a week-long trip once.
 */
export function countOccurrences(
  events: readonly CountedEvent[],
  { today, weekStartsOn }: { today: CalendarDate; weekStartsOn: WeekStartsOn },
): CalendarCounts {
  const own = events.filter((event) => !event.isSystemEvent && !event.isBankHoliday);
  const count = (from: CalendarDate, to: CalendarDate): number =>
    own.reduce((sum, event) => sum + occurrencesBetween(event, from, to).length, 0);
  const weekStart = startOfWeek(today, weekStartsOn);
  return {
    today: count(today, today),
    thisWeek: count(weekStart, addDays(weekStart, 6)),
    thisMonth: count(startOfMonth(today), endOfMonth(today)),
    total: own.length,
  };
}
