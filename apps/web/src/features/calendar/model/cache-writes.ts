import type { ApolloCache, Reference } from '@apollo/client';
import { countOccurrences, occurrencesBetween } from '@homefold/domain';
import type { CalendarCounts, CalendarDate, WeekStartsOn } from '@homefold/domain';
import { CalendarEventFieldsFragmentDoc } from '../generated';
import { cachedIds, placeRow, rowsOf } from '../../../graphql/lists';
import type { Lists } from '../../../graphql/lists';
import { placeOccurrences, removeOccurrences } from './occurrence-writes';
import { typed } from './types';
import type { CalendarEvent, Window } from './types';

/** What the counts depend on besides the events. */
export interface CountBasis {
  today: CalendarDate;
  weekStartsOn: WeekStartsOn;
}

const rows = rowsOf('CalendarEvent', CalendarEventFieldsFragmentDoc, 'CalendarEventFields', typed);
/** Writes an event into the cache, wherever it is shown. */
export const keepEvent = rows.write;

/** Where an event belongs. */
const listsOf = (event: CalendarEvent): Lists => ({
  windows: {
    calendarEvents: ({ from, to }: Partial<Window>) =>
      from !== undefined && to !== undefined && occurrencesBetween(event, from, to).length > 0,
  },
  pages: { calendarEventList: (other, read) => ((read('eventDate', other) as string | null) ?? '') > event.eventDate },
});

/**
 * Puts an event where it belongs: into every loaded window in which it happens, out of the others, into the list where
 * its start date stands, and into the counts. Works on the optimistic layer and on the answer alike.
 * @param before the event as it was; null for a new one
 * @returns the event's id when it was changed
 */
export function placeEvent(
  cache: ApolloCache,
  event: CalendarEvent,
  before: CalendarEvent | null,
  basis: CountBasis,
): readonly string[] {
  const ref = rows.write(cache, event);
  if (!ref) return [];
  const known = placeRow(cache, event.id, ref, listsOf(event));
  placeOccurrences(cache, event);
  if (before) addToCounts(cache, count(event, basis), count(before, basis));
  else if (!known) addToCounts(cache, count(event, basis), null);
  return event.version === before?.version ? [] : [event.id];
}

/** Takes an event out of everything that shows it. @returns its id */
export function removeEvent(cache: ApolloCache, event: CalendarEvent, basis: CountBasis): readonly string[] {
  const known = placeRow(cache, event.id, undefined, listsOf(event));
  removeOccurrences(cache, event.id);
  if (known) addToCounts(cache, null, count(event, basis));
  return [event.id];
}

/**
 * Puts events in the place of others: what is only in `before` leaves every view, what is only in `after` is new.
 * @returns the ids of those that were changed
 */
export function swapEvents(
  cache: ApolloCache,
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
  basis: CountBasis,
): readonly string[] {
  const same = (events: readonly CalendarEvent[], { id }: CalendarEvent) => events.find((one) => one.id === id) ?? null;
  return [
    ...before.filter((event) => !same(after, event)).flatMap((event) => removeEvent(cache, event, basis)),
    ...after.flatMap((event) => placeEvent(cache, event, same(before, event), basis)),
  ];
}

/** The events on any screen that were occurrences of a series, from a date on, before they were changed alone. */
export function childrenOf(cache: ApolloCache, seriesId: string, from: CalendarDate): CalendarEvent[] {
  return cachedIds(cache, ['calendarEvents', 'calendarEventList']).flatMap((id) => {
    const event = rows.read(cache, id);
    return event?.seriesId === seriesId && String(event.occurrenceDate) >= from ? [event] : [];
  });
}

const count = (event: CalendarEvent, basis: CountBasis): CalendarCounts => countOccurrences([event], basis);

function addToCounts(cache: ApolloCache, more: CalendarCounts | null, fewer: CalendarCounts | null): void {
  cache.modify({
    fields: {
      calendarCounts(existing: CalendarCounts | Reference) {
        const counts = existing as CalendarCounts;
        const moved = (key: keyof CalendarCounts): number => counts[key] + (more?.[key] ?? 0) - (fewer?.[key] ?? 0);
        return {
          ...counts,
          today: moved('today'),
          thisWeek: moved('thisWeek'),
          thisMonth: moved('thisMonth'),
          total: moved('total'),
        };
      },
    },
  });
}

/** Has reminders asked for anew by whoever shows them: a part of a series has copies under ids of its own. */
export function forgetReminders(cache: ApolloCache): void {
  for (const fieldName of ['myRemindedEvents', 'calendarReminders']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
