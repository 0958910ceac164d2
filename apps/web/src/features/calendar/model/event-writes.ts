import { EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import type { PublicError } from '../../../graphql/errors';
import { AddBirthdaysDocument, UpdateCalendarEventDocument } from '../generated';
import { addEvent } from './add-event';
import { forgetReminders, placeEvent } from './cache-writes';
import { deleteEvent } from './delete-event';
import { draftEvent } from './draft-event';
import { makeEventRecords } from './event-records';
import { newKey } from '../../../ui/browser/new-key';
import { makeSeriesWrites } from './series-writes';
import type { Extent } from './series-writes';
import { typed } from './types';
import type { CalendarEvent } from './types';
import type { AskScope } from './use-scope-question';
import type { BirthdaysInput, EventInput, WriteTools } from './write-tools';

/** All writes of the calendar, applied optimistically and rolled back on refusal. */
export interface EventWrites {
  /**
   * Queued offline.
   *
   * @param key the same for every attempt of one dialog, so that a retry creates no duplicate. Throws on refusal.
   */
  add: (input: EventInput, key: string) => Promise<CalendarEvent | null>;
  /**
   * @param version the version the user saw; a newer one is refused as VERSION_CONFLICT. Throws on refusal.
   * @param extent for a repeating event: the scope, and the occurrence. The input's dates are the occurrence's.
   */
  update: (event: CalendarEvent, input: EventInput, version: number, extent?: Extent) => Promise<void>;
  /**
   * Changes a non-repeating event, with Undo. Throws on refusal.
   * @param message the toast's text
   */
  move: (event: CalendarEvent, input: EventInput, version: number, message: string) => Promise<void>;
  /** Asks for the scope of a change to a series; null when the user cancels. */
  askScope: AskScope;
  /** The server's current event, carried by a version conflict. Throws when it no longer exists. */
  current: (id: string, refusal?: PublicError) => Promise<CalendarEvent>;
  /** Returns the number of birthdays in the calendar afterwards. Throws on refusal. */
  addBirthdays: (birthdays: BirthdaysInput) => Promise<number>;
  /**
   * Asks for confirmation, deletes, offers Undo; false when the user cancels.
   * @param start the occurrence it was called for
   */
  remove: (event: CalendarEvent, start: CalendarDate) => Promise<boolean>;
}

export function makeEventWrites(tools: WriteTools): EventWrites {
  const { client, toasts, confirm, askScope, people, basis } = tools;
  const records = makeEventRecords(tools);
  const { change, tap, offerUndo } = records;
  const series = makeSeriesWrites(tools, records);

  /** Changes an event as a whole. @param message the toast's text */
  async function changeWhole(
    event: CalendarEvent,
    input: EventInput,
    version: number,
    message: (title: string) => string,
  ): Promise<void> {
    const undoKey = newKey();
    const { updateCalendarEvent: after } = await change({
      mutation: UpdateCalendarEventDocument,
      variables: { id: event.id, input, version, undoKey },
      shown: { updateCalendarEvent: typed(draftEvent(input, people, event.id, event)) },
      place: (cache, answer) => placeEvent(cache, answer.updateCalendarEvent, event, basis),
    });
    if (input.reminders) forgetReminders(client.cache);
    // Unchanged: nothing to undo.
    if (after.version !== version)
      offerUndo(undoKey, { message: message(after.title), before: [event], after: [after] });
  }

  const removeNow = (event: CalendarEvent): Promise<void> =>
    tap(event, t.calendar.remove.failed, async (undoKey) => {
      await deleteEvent(change, event, undoKey, basis);
      const { done, restored } = t.calendar.remove;
      return { message: done(event.title), before: [event], after: [], undone: restored };
    });

  return {
    add: async (input, idempotencyKey) => {
      const event = await addEvent(tools, input, idempotencyKey);
      if (!event) return null;
      if (input.reminders) forgetReminders(client.cache);
      toasts.success(t.calendar.added);
      return event;
    },
    askScope,
    update: (event, input, version, extent) =>
      extent ? series.update(event, input, version, extent) : changeWhole(event, input, version, t.calendar.changed),
    move: (event, input, version, message) => changeWhole(event, input, version, () => message),
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
      const labels = t.calendar.remove;
      const yes = await confirm({
        title: labels.question,
        text: labels.text(event.title),
        confirm: labels.confirm,
        danger: true,
      });
      if (yes) void removeNow(event);
      return yes;
    },
  };
}
