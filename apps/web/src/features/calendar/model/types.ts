import type { CalendarDate } from '@homefold/domain';
import type { CalendarEventFieldsFragment } from '../generated';

/** A stored event or a holiday, as every view of the calendar reads it. */
export type CalendarEvent = CalendarEventFieldsFragment;

/** The days that a list of events covers. */
export interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

/** One happening of an event; what the layouts of @homefold/domain place. */
export interface Occurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: CalendarEvent;
}

/** Holidays and what comes from elsewhere: neither edited nor deleted (decisions 11). */
export const isSystem = (event: CalendarEvent): boolean => event.isSystemEvent || event.isBankHoliday;

/** In a calendar that somebody else keeps: shown apart in its colour, opened to be read. */
export const isOutside = (event: CalendarEvent): boolean => event.calendarId !== null;

/** Whether anything opens it. Bank holidays say all they have to say. */
export const opens = (event: CalendarEvent): boolean => !isSystem(event) || isOutside(event);

/** What a pointer that rests on an event is told: where the name of its calendar has no room. */
export const tipOf = ({ title, calendarName }: CalendarEvent): string =>
  calendarName === null ? title : `${title} · ${calendarName}`;

/** Tells occurrences of one event apart, for React's keys. */
export const occurrenceKey = ({ event, startDate }: Occurrence): string => `${event.id}@${startDate}`;

/** The event as the cache stores it (the generated types leave the name of the type out). */
export function typed(event: CalendarEvent): CalendarEvent {
  const stored = { __typename: 'CalendarEvent' as const, ...event };
  return stored;
}
