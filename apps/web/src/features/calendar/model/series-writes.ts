import { addDays, diffDays, divideSeries, formatDate } from '@homefold/domain';
import type { CalendarDate, EventScope } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import { toPublicError } from '../../../graphql/errors';
import {
  DeleteCalendarEventDocument,
  UndoCalendarChangeDocument,
  UpdateCalendarEventDocument,
} from '../../../graphql/generated';
import { childrenOf, swapEvents, forgetReminders } from './cache-writes';
import { draftEvent } from './draft-event';
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
export function makeSeriesWrites({ client, toasts, people, locale, basis }: WriteTools) {
  const words = t.calendar.scope;

  /** "on 20 October"; the year where it is another one. */
  const dayOf = (start: CalendarDate): string =>
    formatDate(start, locale, {
      day: 'numeric',
      month: 'long',
      ...(start.slice(0, 4) === basis.today.slice(0, 4) ? {} : { year: 'numeric' }),
    });

  /** Takes back the change that was made under a key. @param before what stood there; @param after what stands there now */
  async function undo(key: string, before: readonly CalendarEvent[], after: readonly CalendarEvent[]): Promise<void> {
    try {
      await client.mutate({
        mutation: UndoCalendarChangeDocument,
        variables: { key },
        optimisticResponse: { undoCalendarChange: before.map(typed) },
        update: (cache, { data }) => data && swapEvents(cache, after, data.undoCalendarChange, basis),
      });
      forgetReminders(client.cache);
      toasts.success(words.undone);
    } catch (thrown) {
      const { code } = toPublicError(thrown);
      if (code === 'VERSION_CONFLICT') toasts.error(words.undoConflict);
      else if (code === 'NOT_FOUND') toasts.error(words.undoGone);
      else toasts.retry(words.undoFailed, () => void undo(key, before, after));
    }
  }

  async function remove(event: CalendarEvent, extent: Extent, undoKey = newKey()): Promise<void> {
    const { scope, start } = extent;
    const { kept } = divided(event, extent);
    const after = kept ? [kept] : [];
    const children = scope === 'this' ? [] : childrenOf(client.cache, event.id, scope === 'all' ? '' : start);
    const before = [event, ...children];
    try {
      await client.mutate({
        mutation: DeleteCalendarEventDocument,
        variables: { id: event.id, scope, occurrenceDate: start, undoKey },
        optimisticResponse: { deleteCalendarEvent: deletedItem(event.id) },
        update: (cache) => swapEvents(cache, before, after, basis),
      });
      toasts.undo(words.deleted[scope](event.title, dayOf(start)), () => void undo(undoKey, before, after));
    } catch (thrown) {
      const { code, field } = toPublicError(thrown);
      if (code === 'NOT_FOUND' || field === 'occurrenceDate') toasts.error(words.gone);
      else toasts.retry(t.calendar.remove.failed, () => void remove(event, extent, undoKey));
    }
  }

  async function update(event: CalendarEvent, input: EventInput, version: number, extent: Extent): Promise<void> {
    const { scope, start } = extent;
    const { kept, taken } = divided(event, extent);
    const once = scope === 'this' ? { isRecurring: false, recurringType: null, recurringEndDate: null } : {};
    const sent = scope === 'all' ? wholeInput(event, input, start) : { ...input, ...once };
    const undoKey = newKey();
    const draft = draftEvent(sent, people, kept ? `draft-${undoKey}` : event.id, taken);
    const afterOf = (answer: CalendarEvent): CalendarEvent[] => (kept ? [kept, answer] : [answer]);
    const { data } = await client.mutate({
      mutation: UpdateCalendarEventDocument,
      variables: { id: event.id, input: sent, version, scope, occurrenceDate: start, undoKey },
      optimisticResponse: { updateCalendarEvent: typed(draft) },
      update: (cache, { data: answer }) =>
        answer && swapEvents(cache, [event], afterOf(answer.updateCalendarEvent), basis),
    });
    if (!data) return;
    forgetReminders(client.cache);
    const after = afterOf(data.updateCalendarEvent);
    toasts.undo(words.changed[scope](input.title, dayOf(start)), () => void undo(undoKey, [event], after));
  }

  return { update, remove, undo };
}

export function deletedItem(id: string): { id: string; restorableUntil: string } {
  const item = { __typename: 'DeletedItem' as const, id, restorableUntil: '' };
  return item;
}
