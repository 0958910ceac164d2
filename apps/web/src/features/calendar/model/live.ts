import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../graphql/live/live-registry';

/** All root fields that return events. */
const EVENT_FIELDS = [
  'calendarEvents',
  'calendarEventList',
  'calendarCounts',
  'calendarOccurrences',
  'calendarReminders',
  'myRemindedEvents',
] as const;

/** Settings arrive as a change of the family: another country changes the holidays, another time zone today's date. */
function forgetEvents({ cache }: ApolloClient): void {
  for (const fieldName of EVENT_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** After bulk changes such as an import: refetches what is on screen. */
export const refetchEvents = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(EVENT_FIELDS));

registerLive({
  type: 'calendar_event',
  typename: 'CalendarEvent',
  fields: EVENT_FIELDS,
  // writes that set reminders evict them themselves
  answered: EVENT_FIELDS.filter((field) => field !== 'calendarReminders'),
});
registerLive({
  type: 'outside_calendar',
  typename: 'OutsideCalendar',
  fields: [...EVENT_FIELDS, 'outsideCalendars'],
});
registerLive({ type: 'family', handle: forgetEvents });
