import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../graphql/live-registry';

/** Every answer of the server that shows events. */
const EVENT_FIELDS = [
  'calendarEvents',
  'calendarEventList',
  'calendarCounts',
  'calendarOccurrences',
  'calendarReminders',
  'myRemindedEvents',
] as const;

/** The family's settings come as a change of the family: another country has other holidays, another zone another today. */
function forgetEvents({ cache }: ApolloClient): void {
  for (const fieldName of EVENT_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** After a change of many events at once, such as an import: what is on screen is asked again. */
export const refetchEvents = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(EVENT_FIELDS));

registerLive({
  type: 'calendar_event',
  typename: 'CalendarEvent',
  fields: EVENT_FIELDS,
  // a write that sets reminders forgets them itself
  answered: EVENT_FIELDS.filter((field) => field !== 'calendarReminders'),
});
registerLive({
  type: 'outside_calendar',
  typename: 'OutsideCalendar',
  fields: [...EVENT_FIELDS, 'outsideCalendars'],
});
registerLive({ type: 'family', handle: forgetEvents });
