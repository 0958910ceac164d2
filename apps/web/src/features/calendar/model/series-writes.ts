import type { ApolloCache } from '@apollo/client';
import { addDays, diffDays, divideSeries, formatDate } from '@homefold/domain';
import type { CalendarDate, EventScope } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import { DeleteCalendarEventDocument, UpdateCalendarEventDocument } from '../generated';
import { deletedItem } from '../../../graphql/record-writes';
import { childrenOf, swapEvents, forgetReminders } from './cache-writes';
import { draftEvent } from './draft-event';
import type { EventRecords } from './event-records';
import type { EventInput, WriteTools } from './event-writes';
import { newKey } from '../../../ui/new-key';
import { typed } from './types';
import type { CalendarEvent } from './types';

/** How much of a series, and at which occurrence. */
export interface Extent {
  scope: EventScope;
  start: CalendarDate;
}

/** What a repeating event becomes on screen before the server has answered, by the rule that the server goes by. */
function divided(event: CalendarEvent, { scope, start }: Extent) {
  const parts = scope === 'all' ? null : divideSeries(event, scope, start);
  const repeat = parts?.taken.isRecurring === false ? { recurringType: null, recurringInterval: null } : {};
  return {
    kept: parts?.kept ? { ...event, ...parts.kept, version: event.version + 1 } : null,
    taken: parts ? { ...event, ...parts.taken, ...repeat } : event,
  };
}

/** The input for the whole series: it moves by as many days as the occurrence does. */
function wholeInput(event: CalendarEvent, input: EventInput, start: CalendarDate): EventInput {
  const eventDate = addDays(event.eventDate, diffDays(start, input.eventDate));
  const length = input.endDate ? Math.max(0, diffDays(input.eventDate, input.endDate)) : 0;
  return { ...input, eventDate, endDate: addDays(eventDate, length) };
}

/** Changes of repeating events, each with its way back. */
export function makeSeriesWrites(
  { client, people, locale, basis }: WriteTools,
  { change, tap, offerUndo }: EventRecords,
) {
  const words = t.calendar.scope;

  /** "on 20 October"; the year where it is another one. */
  const dayOf = (start: CalendarDate): string =>
    formatDate(start, locale, {
      day: 'numeric',
      month: 'long',
      ...(start.slice(0, 4) === basis.today.slice(0, 4) ? {} : { year: 'numeric' }),
    });

  /** The rest of a series is worked out here; the live message fetches what the server made of it. */
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
      return { said: words.deleted[scope](event.title, dayOf(start)), before, after };
    });

  async function update(event: CalendarEvent, input: EventInput, version: number, extent: Extent): Promise<void> {
    const { scope, start } = extent;
    const { kept, taken } = divided(event, extent);
    const once = scope === 'this' ? { isRecurring: false, recurringType: null, recurringEndDate: null } : {};
    const sent = scope === 'all' ? wholeInput(event, input, start) : { ...input, ...once };
    const undoKey = newKey();
    const draft = draftEvent(sent, people, kept ? `draft-${undoKey}` : event.id, taken);
    const afterOf = (answer: CalendarEvent): CalendarEvent[] => (kept ? [kept, answer] : [answer]);
    const { updateCalendarEvent } = await change({
      mutation: UpdateCalendarEventDocument,
      variables: { id: event.id, input: sent, version, scope, occurrenceDate: start, undoKey },
      shown: { updateCalendarEvent: typed(draft) },
      place: (cache, answer) => swapUntilKnown(cache, [event], afterOf(answer.updateCalendarEvent)),
    });
    forgetReminders(client.cache);
    const after = afterOf(updateCalendarEvent);
    offerUndo(undoKey, { said: words.changed[scope](input.title, dayOf(start)), before: [event], after });
  }

  return { update, remove };
}
