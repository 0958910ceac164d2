import type { People } from '../model/people';
import type { CalendarEvent } from '../model/types';

/** The membership ids an event is for; none = the whole family. */
export const whoseEvent = (event: CalendarEvent): readonly string[] => event.whoMemberIds;

/**
 * The columns of the day by person in which an event stands, by membership id; null is the family's. What is for somebody
 * who has left the family stands there too.
 */
export function columnsOf(event: CalendarEvent, people: People): readonly (string | null)[] {
  const known = whoseEvent(event).filter((id) => people.byId.has(id));
  return known.length > 0 ? known : [null];
}

/**
 * Whose an event is after it was dragged from one person's column to another's: the one takes the place of the other. In
 * the family's column it is for nobody in particular.
 */
export function handOver(ids: readonly string[], from: string | null, to: string | null): readonly string[] {
  if (from === to) return ids;
  if (to === null) return [];
  return from === null ? [to] : [...new Set(ids.map((id) => (id === from ? to : id)))];
}
