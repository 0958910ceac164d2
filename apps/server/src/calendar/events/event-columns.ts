import { shownColumns } from '../../platform/records';
import { CalendarEventEntity } from './calendar-event.entity';
import { CalendarEvent } from './calendar.types';

/** The columns of an event that are returned as stored; outside calendars select the same ones. */
export const shownOfEvent = shownColumns(CalendarEventEntity, CalendarEvent);

export type EventColumnsShown = ReturnType<typeof shownOfEvent.read>;
