import type { People } from '../model/people';
import type { CalendarEvent } from '../model/types';

/** The membership ids an event is for; empty = the whole family. */
export const whoseEvent = (event: CalendarEvent): readonly string[] => event.whoMemberIds;

/**
 * The columns of the day by person that show an event, by membership id; null is the family's, which also shows events of
 * former members.
 */
export function columnsOf(event: CalendarEvent, people: People): readonly (string | null)[] {
  const known = whoseEvent(event).filter((id) => people.byId.has(id));
  return known.length > 0 ? known : [null];
}

/**
 * Whom an event is for after it was dragged between columns: the target person replaces the source. In the family's column
 * it is for everyone.
 */
export function handOver(ids: readonly string[], from: string | null, to: string | null): readonly string[] {
  if (from === to) return ids;
  if (to === null) return [];
  return from === null ? [to] : [...new Set(ids.map((id) => (id === from ? to : id)))];
}
