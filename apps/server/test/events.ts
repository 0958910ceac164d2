import { as } from './client';
import { asOwner } from './database';
import type { Family } from './make';
import type { Person } from './person';
import type { RestCalendarEvent } from '../src/calendar/events/calendar.rest';

/** A valid event for the REST API, with overrides. */
export const restEvent = (rest: object = {}) => ({ title: 'Dentist', event_date: '2026-10-12', ...rest });

/** The same for GraphQL. */
export const eventInput = (rest: object = {}) => ({ title: 'Dentist', eventDate: '2026-10-12', ...rest });

/** Adds it over REST. */
export const addEvent = async (who: Person, rest: object = {}): Promise<RestCalendarEvent> => {
  const answer = await as(who).rest.post('/api/calendar', restEvent(rest));
  if (answer.status !== 201) throw new Error(`adding an event answered ${answer.status}: ${answer.text}`);
  return (answer.body as { event: RestCalendarEvent }).event;
};

/** Everything stored of a family's events, bypassing every policy, to check that a refused call changed nothing. */
export const storedEvents = ({ id }: Family) =>
  asOwner('select id, title, version, deleted_at from calendar_event where family_id = $1 order by id', [id]);
