import type { CalendarDate } from '@homefold/domain';
import type { CalendarEventFieldsFragment } from '../../../graphql/generated';

/** A stored event or a holiday, as every view of the calendar reads it. */
export type CalendarEvent = CalendarEventFieldsFragment;

/** One happening of an event; what the layouts of @homefold/domain place. */
export interface Occurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: CalendarEvent;
}

/** Holidays and the like: drawn as an outline, neither edited nor deleted (decisions 11). */
export const isSystem = (event: CalendarEvent): boolean => event.isSystemEvent || event.isBankHoliday;

/** Tells occurrences of one event apart, for React's keys. */
export const occurrenceKey = ({ event, startDate }: Occurrence): string => `${event.id}@${startDate}`;

/** The event as the cache stores it (the generated types leave the name of the type out). */
export function typed(event: CalendarEvent): CalendarEvent {
  const stored = { __typename: 'CalendarEvent' as const, ...event };
  return stored;
}
