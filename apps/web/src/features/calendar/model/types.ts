import type { CalendarDate } from '@homefold/domain';
import type { CalendarEventFieldsFragment } from '../generated';

/** A stored event or a holiday, as all calendar views use it. */
export type CalendarEvent = CalendarEventFieldsFragment;

/** The date range of a list of events. */
export interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

/** One occurrence of an event; the input of the layouts in @homefold/domain. */
export interface Occurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: CalendarEvent;
}

/** Opens an event for reading, or directly for editing. @param start the occurrence */
export type OpenEvent = (event: CalendarEvent, start: CalendarDate, directly?: boolean) => void;

/** Holidays and events of outside calendars: neither edited nor deleted (product rule 11). */
export const isSystem = (event: CalendarEvent): boolean => event.isSystemEvent || event.isBankHoliday;

/** An event of a subscribed outside calendar: shown in that calendar's colour, read-only. */
export const isOutside = (event: CalendarEvent): boolean => event.calendarId !== null;

/** The id prefix of dinners among the events. */
export const DINNER_ID = 'dinner-';

/** A dinner of the meal plan: shown in the calendar, changed in the plan. */
export const isDinner = ({ id }: Pick<CalendarEvent, 'id'>): boolean => id.startsWith(DINNER_ID);

/** Whether an event can be opened. Bank holidays have no further details. */
export const opens = (event: CalendarEvent): boolean => !isSystem(event) || isOutside(event) || isDinner(event);

/** The tooltip of an event, with its calendar's name, which does not fit elsewhere. */
export const tipOf = ({ title, calendarName }: CalendarEvent): string =>
  calendarName === null ? title : `${title} · ${calendarName}`;

/** React key of an occurrence. */
export const occurrenceKey = ({ event, startDate }: Pick<Occurrence, 'event' | 'startDate'>): string =>
  `${event.id}@${startDate}`;

/** The event with its `__typename`, which the generated types leave out. */
export function typed(event: CalendarEvent): CalendarEvent & { __typename: 'CalendarEvent' } {
  const stored = { __typename: 'CalendarEvent' as const, ...event };
  return stored;
}
