import { registerLive } from '../../../graphql/live-registry';

/** Every answer of the server that shows events. */
const EVENT_FIELDS = ['calendarEvents', 'calendarEventList', 'calendarCounts', 'calendarOccurrences'] as const;

registerLive({ type: 'calendar_event', typename: 'CalendarEvent', fields: EVENT_FIELDS });
