import { EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import type { PublicError } from '../../../graphql/errors';
import { AddBirthdaysDocument, UpdateCalendarEventDocument } from '../generated';
import type { AddBirthdaysMutationVariables, AddCalendarEventMutationVariables } from '../generated';
import type { ConfirmOptions } from '../../../ui/confirm';
import { addEvent } from './add-event';
import type { AddTools } from './add-event';
import { forgetReminders, placeEvent } from './cache-writes';
import { deleteEvent } from './delete-event';
import { draftEvent } from './draft-event';
import { makeEventRecords } from './event-records';
import { newKey } from '../../../ui/new-key';
import { makeSeriesWrites } from './series-writes';
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
  /** The event as the server has it now; a version conflict brings it along. Throws when it is gone. */
  current: (id: string, refusal?: PublicError) => Promise<CalendarEvent>;
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
  const records = makeEventRecords(tools);
  const { change, tap, offerUndo } = records;
  const series = makeSeriesWrites(tools, records);

  /** Changes an event as a whole. @param said what is said with the way back */
  async function changeWhole(
    event: CalendarEvent,
    input: EventInput,
    version: number,
    said: (title: string) => string,
  ): Promise<void> {
    const undoKey = newKey();
    const { updateCalendarEvent: after } = await change({
      mutation: UpdateCalendarEventDocument,
      variables: { id: event.id, input, version, undoKey },
      shown: { updateCalendarEvent: typed(draftEvent(input, people, event.id, event)) },
      place: (cache, answer) => placeEvent(cache, answer.updateCalendarEvent, event, basis),
    });
    if (input.reminders) forgetReminders(client.cache);
    // Saved as it was: there is nothing to take back.
    if (after.version !== version) offerUndo(undoKey, { said: said(after.title), before: [event], after: [after] });
  }

  const removeNow = (event: CalendarEvent): Promise<void> =>
    tap(event, t.calendar.remove.failed, async (undoKey) => {
      await deleteEvent(change, event, undoKey, basis);
      const { done, restored } = t.calendar.remove;
      return { said: done(event.title), before: [event], after: [], undone: restored };
    });

  return {
    add: async (input, idempotencyKey) => {
      if (!(await addEvent(tools, input, idempotencyKey))) return;
      if (input.reminders) forgetReminders(client.cache);
      toasts.success(t.calendar.added);
    },
    askScope,
    update: (event, input, version, extent) =>
      extent ? series.update(event, input, version, extent) : changeWhole(event, input, version, t.calendar.changed),
    move: (event, input, version, said) => changeWhole(event, input, version, () => said),
    current: records.current,
    addBirthdays: async (birthdays) => {
      const { addBirthdays } = await change({
        mutation: AddBirthdaysDocument,
        variables: { birthdays },
        place: (cache, added) => added.addBirthdays.flatMap((event) => placeEvent(cache, event, null, basis)),
      });
      return addBirthdays.length;
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
