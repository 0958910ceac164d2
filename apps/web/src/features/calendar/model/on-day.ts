import { compareOccurrences } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { Occurrence } from './types';

/** What happens on a date, in the order of a day. */
export const onDay = (occurrences: readonly Occurrence[], date: CalendarDate): Occurrence[] =>
  occurrences.filter(({ startDate, endDate }) => startDate <= date && endDate >= date).sort(compareOccurrences);
