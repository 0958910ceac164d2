import { EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import {
  AddBirthdaysDocument,
  CalendarEventNowDocument,
  DeleteCalendarEventDocument,
  RestoreCalendarEventDocument,
  UpdateCalendarEventDocument,
} from '../../../graphql/generated';
import type { AddBirthdaysMutationVariables, AddCalendarEventMutationVariables } from '../../../graphql/generated';
import type { ConfirmOptions } from '../../../ui/confirm';
import { addEvent } from './add-event';
import type { AddTools } from './add-event';
import { forgetReminders, placeEvent, removeEvent } from './cache-writes';
import { draftEvent } from './draft-event';
import { newKey } from '../../../ui/new-key';
import { deletedItem, makeSeriesWrites } from './series-writes';
import type { Extent } from './series-writes';
import { typed } from './types';
import type { CalendarEvent } from './types';
import type { AskScope } from './use-scope-question';

export type EventInput = AddCalendarEventMutationVariables['input'];
export type BirthdaysInput = AddBirthdaysMutationVariables['birthdays'];

/** Everything that changes the calendar. Screens change at once; a refusal puts them back. */
export interface EventWrites {
  /**
   * Without a network it waits on this device.
   *
   * @param key the same for every try of one dialog, so that a retry adds nothing twice. Throws on refusal.
   */
  add: (input: EventInput, key: string) => Promise<void>;
  /**
   * @param version the version the person saw; a newer one is refused as VERSION_CONFLICT. Throws on refusal.
   * @param extent for a repeating event: how much of it, and at which occurrence. The input's dates are the occurrence's.
   */
  update: (event: CalendarEvent, input: EventInput, version: number, extent?: Extent) => Promise<void>;
  /**
   * Changes an event that does not repeat, and offers Undo. Throws on refusal.
   * @param said what was done, for the toast
   */
  move: (event: CalendarEvent, input: EventInput, version: number, said: string) => Promise<void>;
  /** Asks how much of a series is meant; null when the person decided against it. */
  askScope: AskScope;
  /** The event as the server has it now. Throws when it is gone. */
  current: (id: string) => Promise<CalendarEvent>;
  /** Returns how many birthdays stand in the calendar now. Throws on refusal. */
  addBirthdays: (birthdays: BirthdaysInput) => Promise<number>;
  /**
   * Asks, deletes, offers Undo; false when the person decided against it.
   * @param start the occurrence it was asked for
   */
  remove: (event: CalendarEvent, start: CalendarDate) => Promise<boolean>;
}

/** What the writes work with. */
export interface WriteTools extends AddTools {
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  askScope: AskScope;
  locale: string;
}

export function makeEventWrites(tools: WriteTools): EventWrites {
  const { client, toasts, confirm, askScope, people, basis } = tools;
  const series = makeSeriesWrites(tools);

  async function restore(event: CalendarEvent): Promise<void> {
    try {
      await client.mutate({
        mutation: RestoreCalendarEventDocument,
        variables: { id: event.id },
        optimisticResponse: { restoreCalendarEvent: typed(event) },
        update: (cache, { data }) => data && placeEvent(cache, data.restoreCalendarEvent, null, basis),
      });
      toasts.success(t.calendar.remove.restored);
    } catch {
      toasts.retry(t.calendar.remove.restoreFailed, () => void restore(event));
    }
  }

  async function removeNow(event: CalendarEvent): Promise<void> {
    try {
      await client.mutate({
        mutation: DeleteCalendarEventDocument,
        variables: { id: event.id },
        optimisticResponse: { deleteCalendarEvent: deletedItem(event.id) },
        update: (cache) => removeEvent(cache, event, basis),
      });
      toasts.undo(t.calendar.remove.done(event.title), () => void restore(event));
    } catch {
      toasts.retry(t.calendar.remove.failed, () => void removeNow(event));
    }
  }

  return {
    add: async (input, idempotencyKey) => {
      if (!(await addEvent(tools, input, idempotencyKey))) return;
      if (input.reminders) forgetReminders(client.cache);
      toasts.success(t.calendar.added);
    },
    askScope,
    update: async (event, input, version, extent) => {
      if (extent) return series.update(event, input, version, extent);
      const undoKey = newKey();
      const { data: answer } = await client.mutate({
        mutation: UpdateCalendarEventDocument,
        variables: { id: event.id, input, version, undoKey },
        optimisticResponse: { updateCalendarEvent: typed(draftEvent(input, people, event.id, event)) },
        update: (cache, { data }) => data && placeEvent(cache, data.updateCalendarEvent, event, basis),
      });
      if (input.reminders) forgetReminders(client.cache);
      const after = answer?.updateCalendarEvent;
      // Saved as it was: there is nothing to take back.
      if (after && after.version !== version)
        toasts.undo(t.calendar.changed(after.title), () => void series.undo(undoKey, [event], [after]));
    },
    move: async (event, input, version, said) => {
      const undoKey = newKey();
      const { data: answer } = await client.mutate({
        mutation: UpdateCalendarEventDocument,
        variables: { id: event.id, input, version, undoKey },
        optimisticResponse: { updateCalendarEvent: typed(draftEvent(input, people, event.id, event)) },
        update: (cache, { data }) => data && placeEvent(cache, data.updateCalendarEvent, event, basis),
      });
      const after = answer?.updateCalendarEvent;
      if (after) toasts.undo(said, () => void series.undo(undoKey, [event], [after]));
    },
    current: async (id) => {
      const { data } = await client.query({
        query: CalendarEventNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error(`No event ${id}`);
      return data.calendarEvent;
    },
    addBirthdays: async (birthdays) => {
      const { data } = await client.mutate({
        mutation: AddBirthdaysDocument,
        variables: { birthdays },
        update: (cache, { data: added }) =>
          added?.addBirthdays.forEach((event) => placeEvent(cache, event, null, basis)),
      });
      return data?.addBirthdays.length ?? 0;
    },
    remove: async (event, start) => {
      if (event.isRecurring) {
        const scope = await askScope({ kind: 'delete', title: event.title, start, scopes: EVENT_SCOPES });
        if (scope) void series.remove(event, { scope, start });
        return scope !== null;
      }
      const words = t.calendar.remove;
      const yes = await confirm({
        title: words.question,
        text: words.text(event.title),
        confirm: words.confirm,
        danger: true,
      });
      if (yes) void removeNow(event);
      return yes;
    },
  };
}
