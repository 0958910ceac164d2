import type { ApolloCache, Reference } from '@apollo/client';
import { occurrencesBetween } from '@homefold/domain';
import { OccurrenceFieldsFragmentDoc } from '../../../graphql/generated';
import { argumentsOf } from '../../../graphql/records/lists';
import { typed } from './types';
import type { CalendarEvent, Window } from './types';

/** Inserts an event's occurrences into every cached window of single occurrences (the dashboard's week). */
export function placeOccurrences(cache: ApolloCache, event: CalendarEvent): void {
  cache.modify({
    fields: {
      calendarOccurrences(existing: readonly Reference[] = [], { storeFieldName, readField }) {
        const { from, to } = argumentsOf<Window>(storeFieldName);
        if (!from || !to) return existing;
        const others = existing.filter((one) => !String(readField('id', one)).startsWith(`${event.id}:`));
        const added = occurrencesBetween(event, from, to).flatMap(({ startDate, endDate }) => {
          const id = `${event.id}:${startDate}`;
          const occurrence = { __typename: 'CalendarOccurrence' as const, id, startDate, endDate, event: typed(event) };
          const ref = cache.writeFragment({
            data: occurrence,
            fragment: OccurrenceFieldsFragmentDoc,
            fragmentName: 'OccurrenceFields',
          });
          return ref ? [ref] : [];
        });
        return [...others, ...added];
      },
    },
  });
}

/** Removes an event's occurrences from those windows. */
export function removeOccurrences(cache: ApolloCache, eventId: string): void {
  cache.modify({
    fields: {
      calendarOccurrences: (existing: readonly Reference[] = [], { readField }) =>
        existing.filter((one) => !String(readField('id', one)).startsWith(`${eventId}:`)),
    },
  });
}
