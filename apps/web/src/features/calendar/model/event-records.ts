import { t } from '../../../messages/calendar';
import { CalendarEventNowDocument, UndoCalendarChangeDocument } from '../generated';
import type { CalendarEventNowQuery } from '../generated';
import { makeRecordWrites } from '../../../graphql/records/record-writes';
import type { RecordTools } from '../../../graphql/records/record-writes';
import { forgetReminders, keepEvent, swapEvents } from './cache-writes';
import type { CountBasis } from './cache-writes';
import { refetchEvents } from './live';
import { typed } from './types';
import type { CalendarEvent } from './types';

/** The record writes shared by all domains, for events. */
export type EventRecords = ReturnType<typeof makeEventRecords>;

export const makeEventRecords = (tools: RecordTools & { basis: CountBasis }) =>
  makeRecordWrites<CalendarEvent, CalendarEventNowQuery>(tools, {
    now: { query: CalendarEventNowDocument, rowOf: ({ calendarEvent }) => calendarEvent },
    keep: keepEvent,
    undo: async (change, key, before, after) => {
      await change({
        mutation: UndoCalendarChangeDocument,
        variables: { key },
        shown: { undo: before.map(typed) },
        place: (cache, { undo }) => {
          const back = undo.flatMap((each) => (each.__typename === 'CalendarEvent' ? [each] : []));
          return swapEvents(cache, after, back, tools.basis);
        },
      });
      forgetReminders(tools.client.cache);
    },
    gone: () => t.calendar.scope.gone,
    refetch: refetchEvents,
  });
