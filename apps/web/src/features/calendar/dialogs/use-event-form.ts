import { EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import type { PublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/refusals';
import { errorText } from '../../../graphql/use-domain-form';
import { useStoredForm } from '../../../graphql/use-stored-form';
import type { StoredForm } from '../../../graphql/use-stored-form';
import type { CalendarEvent } from '../model/types';
import type { EventWrites } from '../model/event-writes';
import type { Extent } from '../model/series-writes';
import type { EventDialogTarget } from './event-dialog';
import {
  addInput,
  canSubmit,
  changesRepeat,
  endDateAfterRepeat,
  endDateAfterStart,
  formOfEvent,
  formProblems,
  newEventForm,
  tidyInterval,
  updateInput,
} from './form-values';
import type { EventFormValues } from './form-values';
import { rememberTitle } from './title-suggestions';

/** What the event dialog shows and does. */
export interface EventForm extends Omit<StoredForm<EventFormValues, CalendarEvent>, 'edit'> {
  change: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
}

/** The form of an event: words and other fields fill it, and of a series it is asked how much is meant. */
export function useEventForm({
  target,
  writes,
  onSaved,
}: {
  target: EventDialogTarget;
  writes: EventWrites;
  onSaved: () => void;
}): EventForm {
  const start = target.kind === 'edit' ? target.start : null;

  /** How much of a series is to be changed; undefined when the person goes back to the form, null for a single event. */
  const extentOf = async (
    values: EventFormValues,
    event: CalendarEvent,
    at: CalendarDate,
  ): Promise<Extent | null | undefined> => {
    if (!event.isRecurring) return null;
    const scopes = changesRepeat(values, event) ? EVENT_SCOPES.filter((one) => one !== 'this') : EVENT_SCOPES;
    const scope = await writes.askScope({ kind: 'edit', title: event.title, start: at, scopes });
    return scope ? { scope, start: at } : undefined;
  };

  const { edit, ...form } = useStoredForm<EventFormValues, CalendarEvent>({
    stored: target.kind === 'edit' ? target.event : null,
    opened: () =>
      target.kind === 'edit' ? formOfEvent(target.event, target.start) : newEventForm(target.date, target.time),
    formOf: (event) => formOfEvent(event, start),
    canSubmit,
    problemsOf: formProblems,
    fieldOf,
    failureText: (error, event) => failureText(error, event !== null),
    current: writes.current,
    prepare: async (values, { row, key }) => {
      const extent = row && start ? await extentOf(values, row, start) : null;
      if (extent === undefined) return null;
      return async () => {
        if (row) await writes.update(row, updateInput(values, row), row.version, extent ?? undefined);
        else await writes.add(addInput(values), key);
        rememberTitle(values.title, Date.now());
      };
    },
    onSaved,
  });
  return { ...form, change: (name, value) => edit([name], (before) => withChange(before, name, value)) };
}

/** A change of one field, with what follows from it for the others. */
function withChange<K extends keyof EventFormValues>(
  before: EventFormValues,
  name: K,
  value: EventFormValues[K],
): EventFormValues {
  const next = { ...before, [name]: value };
  if (name === 'eventDate')
    return { ...next, endDate: endDateAfterStart(before.eventDate, next.eventDate, before.endDate) };
  if (name === 'isRecurring') return { ...next, endDate: endDateAfterRepeat(next.isRecurring, before.endDate) };
  if (name === 'eventTime' && next.eventTime === '') return { ...next, eventEndTime: '' };
  if (name === 'recurringType') return { ...next, recurringInterval: tidyInterval(next.recurringInterval) };
  return next;
}

/** The fields that show an error of their own. */
const FIELDS: readonly (keyof EventFormValues)[] = [
  'title',
  'description',
  'whoMemberIds',
  'eventDate',
  'endDate',
  'eventTime',
  'eventEndTime',
  'recurringType',
  'recurringInterval',
  'recurringEndDate',
  'reminders',
];

/** The field of the form that the server found fault with, if it has one. */
function fieldOf(error: PublicError): keyof EventFormValues | null {
  // of `reminders.0.amount` the field is the list
  const named = error.field?.startsWith('reminders') ? 'reminders' : error.field?.split('.').pop();
  return (
    FIELDS.find((field) => field === (named === 'who' || named === 'whoMemberId' ? 'whoMemberIds' : named)) ?? null
  );
}

/** What is said when no field is to blame. */
function failureText(error: PublicError, editing: boolean): string {
  if (error.field === 'occurrenceDate') return t.calendar.scope.gone;
  return editing ? refusalText(error, t.calendar.updateFailed) : errorText(error);
}
