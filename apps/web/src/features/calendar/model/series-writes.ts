import type { ApolloCache } from '@apollo/client';
import { addDays, diffDays, divideSeries, formatDate, movedRecurringDays, movedSeriesStart } from '@homefold/domain';
import type { CalendarDate, EventScope } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { DeleteCalendarEventDocument, UpdateCalendarEventDocument } from '../generated';
import { deletedItem } from '../../../graphql/records/record-writes';
import { childrenOf, swapEvents, forgetReminders } from './cache-writes';
import { draftId } from '../../../ui/browser/draft-id';
import { draftEvent } from './draft-event';
import type { EventRecords } from './event-records';
import type { EventInput, WriteTools } from './write-tools';
import { newKey } from '../../../ui/browser/new-key';
import { typed } from './types';
import type { CalendarEvent } from './types';

/** The scope of a change to a series, and its occurrence. */
export interface Extent {
  scope: EventScope;
  start: CalendarDate;
}

/** The optimistic split of a repeating event, by the same rule as the server's. */
function divided(event: CalendarEvent, { scope, start }: Extent) {
  const parts = scope === 'all' ? null : divideSeries(event, scope, start);
  const repeat =
    parts?.taken.isRecurring === false ? { recurringType: null, recurringInterval: null, recurringDays: null } : {};
  return {
    kept: parts?.kept ? { ...event, ...parts.kept, version: event.version + 1 } : null,
    taken: parts ? { ...event, ...parts.taken, ...repeat } : event,
  };
}

/** The input for the whole series: it moves along with the occurrence, or begins on the first of its new days. */
function wholeInput(event: CalendarEvent, input: EventInput, start: CalendarDate): EventInput {
  const type = input.recurringType ?? '';
  const days = input.recurringDays ?? null;
  const moved = movedRecurringDays(type, event.recurringDays, start, input.eventDate);
  const to = moved?.join() === days?.join() ? input.eventDate : start;
  const eventDate = movedSeriesStart(event.eventDate, { from: start, to }, type, days);
  const length = input.endDate ? Math.max(0, diffDays(input.eventDate, input.endDate)) : 0;
  return { ...input, eventDate, endDate: addDays(eventDate, length) };
}

/** Changes of repeating events, each with Undo. */
export function makeSeriesWrites(
  { client, people, locale, basis }: WriteTools,
  { change, tap, offerUndo }: EventRecords,
) {
  const labels = t.calendar.scope;

  /** "on 20 October"; with the year if it is another one. */
  const dayOf = (start: CalendarDate): string =>
    formatDate(start, locale, {
      day: 'numeric',
      month: 'long',
      ...(start.slice(0, 4) === basis.today.slice(0, 4) ? {} : { year: 'numeric' }),
    });

  /** The rest of a series is only estimated here; the live message fetches the server's result. */
  const swapUntilKnown = (cache: ApolloCache, ...swap: [CalendarEvent[], CalendarEvent[]]): readonly string[] => {
    swapEvents(cache, ...swap, basis);
    return [];
  };

  const remove = (event: CalendarEvent, extent: Extent): Promise<void> =>
    tap(event, t.calendar.remove.failed, async (undoKey) => {
      const { scope, start } = extent;
      const { kept } = divided(event, extent);
      const after = kept ? [kept] : [];
      const children = scope === 'this' ? [] : childrenOf(client.cache, event.id, scope === 'all' ? '' : start);
      const before = [event, ...children];
      await change({
        mutation: DeleteCalendarEventDocument,
        variables: { id: event.id, scope, occurrenceDate: start, undoKey },
        shown: { deleteCalendarEvent: deletedItem(event.id) },
        place: (cache) => swapUntilKnown(cache, before, after),
      });
      return { message: labels.deleted[scope](event.title, dayOf(start)), before, after };
    });

  async function update(event: CalendarEvent, input: EventInput, version: number, extent: Extent): Promise<void> {
    const { scope, start } = extent;
    const { kept, taken } = divided(event, extent);
    const once =
      scope === 'this' ? { isRecurring: false, recurringType: null, recurringEndDate: null, recurringDays: null } : {};
    const sent = scope === 'all' ? wholeInput(event, input, start) : { ...input, ...once };
    const undoKey = newKey();
    const draft = draftEvent(sent, people, kept ? draftId(undoKey) : event.id, taken);
    const afterOf = (answer: CalendarEvent): CalendarEvent[] => (kept ? [kept, answer] : [answer]);
    const { updateCalendarEvent } = await change({
      mutation: UpdateCalendarEventDocument,
      variables: { id: event.id, input: sent, version, scope, occurrenceDate: start, undoKey },
      shown: { updateCalendarEvent: typed(draft) },
      place: (cache, answer) => swapUntilKnown(cache, [event], afterOf(answer.updateCalendarEvent)),
    });
    forgetReminders(client.cache);
    const after = afterOf(updateCalendarEvent);
    offerUndo(undoKey, { message: labels.changed[scope](input.title, dayOf(start)), before: [event], after });
  }

  return { update, remove };
}
