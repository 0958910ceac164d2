import { AddBirthdaysDocument, AddCalendarEventDocument } from '../generated';
import { registerWrite } from '../../../graphql/offline/known-writes';
import { placeEvent } from './cache-writes';
import type { CountBasis } from './cache-writes';
import type { CalendarEvent } from './types';

/** A new event; may be queued. */
export const addEventWrite = registerWrite({
  kind: 'addCalendarEvent',
  mutation: AddCalendarEventDocument,
  place: (cache, { addCalendarEvent: event }, basis: CountBasis) => placeEvent(cache, event, null, basis),
  idOf: ({ addCalendarEvent: { id } }) => id,
});

/** A member's birthday; may be queued: a member has only one, which the server updates however often it is sent. */
export const addBirthdayWrite = registerWrite({
  kind: 'addBirthdays',
  mutation: AddBirthdaysDocument,
  place: (cache, { addBirthdays: events }, { known, ...basis }: CountBasis & { known: CalendarEvent | null }) =>
    events.flatMap((event) => placeEvent(cache, event, known, basis)),
});
