import type { ApolloCache, Reference } from '@apollo/client';
import { countOccurrences, occurrencesBetween } from '@homefold/domain';
import type { CalendarCounts, CalendarDate, WeekStartsOn } from '@homefold/domain';
import { CalendarEventFieldsFragmentDoc } from '../generated';
import { argumentsOf, inserted, modifyField, placeRow, rowsOf, without } from '../../../graphql/records/lists';
import type { CachedPage } from '../../../graphql/records/lists';
import { placeOccurrences, removeOccurrences } from './occurrence-writes';
import { typed } from './types';
import type { CalendarEvent, Window } from './types';

/** What the counts depend on besides the events. */
export interface CountBasis {
  today: CalendarDate;
  weekStartsOn: WeekStartsOn;
}

const rows = rowsOf('CalendarEvent', CalendarEventFieldsFragmentDoc, 'CalendarEventFields', typed);
/** Writes an event into the cache. */
export const keepEvent = rows.write;

/**
 * Places an event in every loaded window in which it occurs and in the list by its start date.
 * @param ref undefined when it was deleted
 * @returns whether one of them contained it before
 */
function placeInLists(cache: ApolloCache, event: CalendarEvent, ref: Reference | undefined): boolean {
  let known = placeRow(cache, event.id, ref, {
    calendarEvents: (name) => {
      const { from, to } = argumentsOf<Window>(name);
      return from !== undefined && to !== undefined && occurrencesBetween(event, from, to).length > 0;
    },
  });
  modifyField<CachedPage>(cache, 'calendarEventList', (page, _name, read) => {
    const items = without(page.items, event.id, read);
    known ||= items.length < page.items.length;
    const isLater = (other: Reference): boolean =>
      ((read('eventDate', other) as string | null) ?? '') > event.eventDate;
    return { ...page, items: (ref && inserted({ ...page, items }, ref, isLater)) ?? items };
  });
  return known;
}

/**
 * Places an event in the cache: in every loaded window in which it occurs and no other, in the list by its start date, and
 * in the counts. For optimistic results and answers alike.
 * @param before the previous event; null for a new one
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
  const known = placeInLists(cache, event, ref);
  placeOccurrences(cache, event);
  if (before) addToCounts(cache, count(event, basis), count(before, basis));
  else if (!known) addToCounts(cache, count(event, basis), null);
  return event.version === before?.version ? [] : [event.id];
}

/** Removes an event from all cached lists. @returns its id */
export function removeEvent(cache: ApolloCache, event: CalendarEvent, basis: CountBasis): readonly string[] {
  const known = placeInLists(cache, event, undefined);
  removeOccurrences(cache, event.id);
  if (known) addToCounts(cache, null, count(event, basis));
  return [event.id];
}

/**
 * Replaces events by others: those only in `before` are removed, those only in `after` are new.
 * @returns the ids of the changed events
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

/** The cached events that were split off from a series, from a date on. */
export function childrenOf(cache: ApolloCache, seriesId: string, from: CalendarDate): CalendarEvent[] {
  const ids = new Set<string>();
  modifyField<readonly Reference[]>(cache, 'calendarEvents', (events, _name, read) => {
    for (const one of events) ids.add(read('id', one) as string);
    return events;
  });
  modifyField<CachedPage>(cache, 'calendarEventList', (page, _name, read) => {
    for (const one of page.items) ids.add(read('id', one) as string);
    return page;
  });
  return [...ids].flatMap((id) => {
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

/** Evicts reminders, so that they are refetched: a part split off from a series has copies with new ids. */
export function forgetReminders(cache: ApolloCache): void {
  for (const fieldName of ['myRemindedEvents', 'calendarReminders']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
