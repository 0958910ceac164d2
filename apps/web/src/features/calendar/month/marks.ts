import { routineRank } from '@homefold/domain';
import type { CalendarEvent, Occurrence } from '../model/types';

/** Maximum number of dots below a day's number on a phone. */
const MOST_DOTS = 5;

/** The event that represents a day: the rarest one with an emoji, else the rarest one. */
export function firstOf(occurrences: readonly Occurrence[]): Occurrence | undefined {
  const ranked = occurrences.toSorted((a, b) => routineRank(a) - routineRank(b));
  return ranked.find(({ event }) => event.emoji) ?? ranked[0];
}

/** The owner of an event's dot: a person, the family, an outside calendar or a holiday. */
const dotOf = (event: CalendarEvent, personId: string | undefined): string =>
  event.calendarId ?? (event.isBankHoliday ? 'holiday' : (personId ?? 'family'));

/** One event for each person of a day, in the order in which they appear: its colour is the person's. */
export function dotsOf(occurrences: readonly Occurrence[]): Occurrence[] {
  const seen = new Map<string, Occurrence>();
  for (const occurrence of occurrences) {
    const { event } = occurrence;
    const ids = event.whoMemberIds.length > 0 ? event.whoMemberIds : [undefined];
    for (const [index, id] of ids.entries()) {
      const dot = dotOf(event, id);
      const own = index === 0 ? event : { ...event, id: `${event.id} ${id}`, whoMemberIds: id ? [id] : [] };
      if (!seen.has(dot)) seen.set(dot, { ...occurrence, event: own });
    }
  }
  return [...seen.values()].slice(0, MOST_DOTS);
}
