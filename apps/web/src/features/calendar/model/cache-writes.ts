import type { ApolloCache, Reference } from '@apollo/client';
import { countOccurrences, occurrencesBetween } from '@homefold/domain';
import type { CalendarCounts, CalendarDate, WeekStartsOn } from '@homefold/domain';
import { CalendarEventFieldsFragmentDoc } from '../../../graphql/generated';
import { typed } from './types';
import type { CalendarEvent } from './types';

/** What the counts depend on besides the events. */
export interface CountBasis {
  today: CalendarDate;
  weekStartsOn: WeekStartsOn;
}

/** The part of an embedded CalendarEventPage that is rewritten here. */
interface StoredPage {
  items: readonly Reference[];
  nextCursor: string | null;
}

/** Keys of a window in the cache: `calendarEvents({"from":"2026-09-20","to":"2026-11-07"})`. */
function windowOf(storeFieldName: string): { from: CalendarDate; to: CalendarDate } | null {
  const args = /^calendarEvents[:(](\{.*\})\)?$/.exec(storeFieldName)?.[1];
  return args ? (JSON.parse(args) as { from: CalendarDate; to: CalendarDate }) : null;
}

/**
 * Puts an event where it belongs: into every loaded window in which it happens, out of the others, into the list where
 * its start date stands, and into the counts. Works on the optimistic layer and on the answer alike.
 * @param before the event as it was; null for a new one
 */
export function placeEvent(
  cache: ApolloCache,
  event: CalendarEvent,
  before: CalendarEvent | null,
  basis: CountBasis,
): void {
  const ref = cache.writeFragment({
    data: typed(event),
    fragment: CalendarEventFieldsFragmentDoc,
    fragmentName: 'CalendarEventFields',
  });
  if (!ref) return;
  let known = false;
  cache.modify({
    fields: {
      calendarEvents(existing: readonly Reference[] = [], { storeFieldName, readField }) {
        const window = windowOf(storeFieldName);
        const others = existing.filter((one) => readField('id', one) !== event.id);
        known ||= others.length < existing.length;
        return window && occurrencesBetween(event, window.from, window.to).length > 0 ? [...others, ref] : others;
      },
      calendarEventList(existing: StoredPage | Reference, { readField }) {
        const page = existing as StoredPage;
        const others = page.items.filter((one) => readField('id', one) !== event.id);
        const index = others.findIndex((one) => (readField<string>('eventDate', one) ?? '') > event.eventDate);
        // Beyond the last loaded page: it comes when that page is asked for.
        if (index === -1 && page.nextCursor !== null) return { ...page, items: others };
        return { ...page, items: index === -1 ? [...others, ref] : others.toSpliced(index, 0, ref) };
      },
    },
  });
  if (before) addToCounts(cache, count(event, basis), count(before, basis));
  else if (!known) addToCounts(cache, count(event, basis), null);
}

/** Takes an event out of everything that shows it. */
export function removeEvent(cache: ApolloCache, event: CalendarEvent, basis: CountBasis): void {
  let known = false;
  cache.modify({
    fields: {
      calendarEvents(existing: readonly Reference[] = [], { readField }) {
        const others = existing.filter((one) => readField('id', one) !== event.id);
        known ||= others.length < existing.length;
        return others;
      },
      calendarEventList(existing: StoredPage | Reference, { readField }) {
        const page = existing as StoredPage;
        return { ...page, items: page.items.filter((one) => readField('id', one) !== event.id) };
      },
    },
  });
  if (known) addToCounts(cache, null, count(event, basis));
}

/** Puts events in the place of others: what is only in `before` leaves every view, what is only in `after` is new. */
export function swapEvents(
  cache: ApolloCache,
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
  basis: CountBasis,
): void {
  const same = (events: readonly CalendarEvent[], { id }: CalendarEvent) => events.find((one) => one.id === id) ?? null;
  for (const event of before) if (!same(after, event)) removeEvent(cache, event, basis);
  for (const event of after) placeEvent(cache, event, same(before, event), basis);
}

/** The events on any screen that were occurrences of a series, from a date on, before they were changed alone. */
export function childrenOf(cache: ApolloCache, seriesId: string, from: CalendarDate): CalendarEvent[] {
  const found = new Map<string, CalendarEvent>();
  const look = (refs: readonly Reference[], readField: (field: string, of: Reference) => unknown): void => {
    for (const ref of refs) {
      if (readField('seriesId', ref) !== seriesId || String(readField('occurrenceDate', ref)) < from) continue;
      const child = cache.readFragment({
        id: ref.__ref,
        fragment: CalendarEventFieldsFragmentDoc,
        fragmentName: 'CalendarEventFields',
      });
      if (child) found.set(child.id, child);
    }
  };
  cache.modify({
    fields: {
      calendarEvents(existing: readonly Reference[] = [], { readField }) {
        look(existing, readField as never);
        return existing;
      },
      calendarEventList(existing: StoredPage | Reference, { readField }) {
        look((existing as StoredPage).items, readField as never);
        return existing;
      },
    },
  });
  return [...found.values()];
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
