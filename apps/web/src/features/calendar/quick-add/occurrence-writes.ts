import type { ApolloCache, Reference } from '@apollo/client';
import { occurrencesBetween } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { DashboardEventFragmentDoc } from '../../../graphql/generated';
import { typed } from '../model/types';
import type { CalendarEvent } from '../model/types';

/** Keys of a window in the cache: `calendarOccurrences({"from":"2026-11-20","to":"2026-11-27"})`. */
function windowOf(storeFieldName: string): { from: CalendarDate; to: CalendarDate } | null {
  const args = /^calendarOccurrences[:(](\{.*\})\)?$/.exec(storeFieldName)?.[1];
  return args ? (JSON.parse(args) as { from: CalendarDate; to: CalendarDate }) : null;
}

/** Puts an event's occurrences into every loaded window of single occurrences (the dashboard's week). */
export function placeOccurrences(cache: ApolloCache, event: CalendarEvent): void {
  cache.modify({
    fields: {
      calendarOccurrences(existing: readonly Reference[] = [], { storeFieldName, readField }) {
        const window = windowOf(storeFieldName);
        if (!window) return existing;
        const known = new Set(existing.map((one) => readField('id', one)));
        const added = occurrencesBetween(event, window.from, window.to).flatMap(({ startDate, endDate }) => {
          const id = `${event.id}:${startDate}`;
          if (known.has(id)) return [];
          const occurrence = { __typename: 'CalendarOccurrence' as const, id, startDate, endDate, event: typed(event) };
          const ref = cache.writeFragment({
            data: occurrence,
            fragment: DashboardEventFragmentDoc,
            fragmentName: 'DashboardEvent',
          });
          return ref ? [ref] : [];
        });
        return added.length > 0 ? [...existing, ...added] : existing;
      },
    },
  });
}

/** Takes an event's occurrences out of them. */
export function removeOccurrences(cache: ApolloCache, eventId: string): void {
  cache.modify({
    fields: {
      calendarOccurrences: (existing: readonly Reference[] = [], { readField }) =>
        existing.filter((one) => !String(readField('id', one)).startsWith(`${eventId}:`)),
    },
  });
}
