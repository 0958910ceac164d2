import { as } from './client';
import { asOwner } from './database';
import type { Family, Person } from './make';
import type { RestCalendarEvent } from '../src/calendar/calendar.rest';

/** A good event for the REST door, changed where a test needs it. */
export const restEvent = (rest: object = {}) => ({ title: 'Dentist', event_date: '2026-10-12', ...rest });

/** The same for the GraphQL door. */
export const eventInput = (rest: object = {}) => ({ title: 'Dentist', eventDate: '2026-10-12', ...rest });

/** Adds it through the REST door. */
export const addEvent = async (who: Person, rest: object = {}): Promise<RestCalendarEvent> => {
  const answer = await as(who).rest.post('/api/calendar', restEvent(rest));
  if (answer.status !== 201) throw new Error(`adding an event answered ${answer.status}: ${answer.text}`);
  return (answer.body as { event: RestCalendarEvent }).event;
};

/** What is stored of a family's events, past every policy: to see that a refused call changed nothing. */
export const storedEvents = ({ id }: Family) =>
  asOwner('select id, title, version, deleted_at from calendar_event where family_id = $1 order by id', [id]);
