import { compareOnDay } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { Occurrence } from './types';

/** The occurrences of a date, in the order of the day. */
export const onDay = (occurrences: readonly Occurrence[], date: CalendarDate): Occurrence[] =>
  occurrences.filter(({ startDate, endDate }) => startDate <= date && endDate >= date).sort(compareOnDay(date));
