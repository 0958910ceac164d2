import { EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { t } from '../../../../messages/calendar';
import type { PublicError } from '../../../../graphql/errors';
import { refusalText } from '../../../../graphql/records/refusals';
import { errorText } from '../../../../graphql/use-domain-form';
import { useStoredForm } from '../../../../graphql/records/use-stored-form';
import type { StoredForm, StoredFormRules } from '../../../../graphql/records/use-stored-form';
import type { EventPrefill } from '../../../../ui/sections/prefill';
import { draftId } from '../../../../ui/browser/draft-id';
import { tidyInterval } from '../../../../ui/fields/repeat/tidy-interval';
import { EVENT_FIELDS } from '../../model/fields';
import type { CalendarEvent } from '../../model/types';
import type { EventWrites } from '../../model/event-writes';
import type { Extent } from '../../model/series-writes';
import {
  addInput,
  canSubmit,
  changesRepeat,
  endDateAfterRepeat,
  endTimeAfterStart,
  formOfDraft,
  formOfEvent,
  formProblems,
  newEventForm,
  onDay,
  updateInput,
  withRepeatDays,
} from './form-values';
import type { EventFormValues } from './form-values';
import type { QuickTextInput } from './quick-text-values';
import { rememberTitle } from './title-suggestions';

/** The dialog's target: a new event on a date, like another one, or made from something else; or an occurrence of a stored one. */
export type EventDialogTarget =
  | { kind: 'add'; date: CalendarDate; time: LocalTime | null; copyOf?: CalendarEvent; prefill?: EventPrefill }
  | { kind: 'edit'; event: CalendarEvent; start: CalendarDate };

/** State and actions of the event dialog. */
export interface EventForm extends Omit<StoredForm<EventFormValues, CalendarEvent>, 'edit'> {
  change: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
}

/** The form of an event: filled by quick text and by fields; asks for the scope of a change to a series. */
export function useEventForm({
  target,
  writes,
  aside,
  onSaved,
}: {
  target: EventDialogTarget;
  writes: EventWrites;
  /** The quick text, for the draft. */
  aside?: StoredFormRules<EventFormValues, CalendarEvent, QuickTextInput>['aside'];
  onSaved: () => void;
}): EventForm {
  const start = target.kind === 'edit' ? target.start : null;
  const prefill = target.kind === 'add' ? target.prefill : undefined;

  /** The scope of the change to a series; undefined when the user goes back to the form, null for a single event. */
  const extentOf = async (
    values: EventFormValues,
    event: CalendarEvent,
    at: CalendarDate,
  ): Promise<Extent | null | undefined> => {
    if (!event.isRecurring) return null;
    const scopes = changesRepeat(values, event, at) ? EVENT_SCOPES.filter((one) => one !== 'this') : EVENT_SCOPES;
    const scope = await writes.askScope({ kind: 'edit', title: event.title, start: at, scopes });
    return scope ? { scope, start: at } : undefined;
  };

  const { edit, ...form } = useStoredForm<EventFormValues, CalendarEvent, QuickTextInput>({
    // The dates are those of the occurrence.
    form: start ? `event@${start}` : prefill ? `event-${prefill.key}` : 'event',
    ...(aside && { aside }),
    stored: target.kind === 'edit' ? target.event : null,
    opened: () => openedForm(target),
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
        else {
          const added = await writes.add(addInput(values), key);
          prefill?.onAdded(added?.id ?? draftId(key));
        }
        rememberTitle(values.title, Date.now());
      };
    },
    onSaved,
  });
  return { ...form, change: (name, value) => edit([name], (before) => withChange(before, name, value)) };
}

/** What the form is opened with. A copy is of the one occurrence, not of its series. */
export function openedForm(target: EventDialogTarget): EventFormValues {
  if (target.kind === 'edit') return formOfEvent(target.event, target.start);
  if (target.prefill) return formOfDraft(target.prefill.values, target.date);
  if (!target.copyOf) return newEventForm(target.date, target.time);
  const { recurringType, recurringInterval, recurringEndDate } = newEventForm(target.date, null);
  const copied = formOfEvent(target.copyOf, target.date);
  return { ...copied, isRecurring: false, recurringType, recurringInterval, recurringEndDate };
}

/** A change of one field, with its effects on the others. */
function withChange<K extends keyof EventFormValues>(
  before: EventFormValues,
  name: K,
  value: EventFormValues[K],
): EventFormValues {
  const next = { ...before, [name]: value };
  if (name === 'eventDate') return onDay(before, next.eventDate);
  if (name === 'recurringDays') return withRepeatDays(before, next.recurringDays);
  if (name === 'isRecurring') return { ...next, endDate: endDateAfterRepeat(next.isRecurring, before.endDate) };
  if (name === 'eventTime') {
    const isOneDay = before.endDate === '' || before.endDate <= before.eventDate;
    if (next.eventTime !== '' && !isOneDay) return next;
    return { ...next, eventEndTime: endTimeAfterStart(before.eventTime, next.eventTime, before.eventEndTime) };
  }
  if (name === 'recurringType')
    return { ...next, recurringInterval: tidyInterval(next.recurringInterval), recurringDays: [] };
  return next;
}

/** The fields that can show an error. */
const FIELDS: readonly (keyof EventFormValues)[] = [
  ...(Object.keys(EVENT_FIELDS) as (keyof typeof EVENT_FIELDS)[]),
  'title',
  'whoMemberIds',
  'eventDate',
  'endDate',
  'recurringType',
  'recurringInterval',
  'recurringEndDate',
  'recurringDays',
  'reminders',
];

/** The form field that the server's error refers to, if any. */
function fieldOf(error: PublicError): keyof EventFormValues | null {
  // `reminders.0.amount` maps to the whole list
  const named = error.field?.startsWith('reminders') ? 'reminders' : error.field?.split('.').pop();
  return (
    FIELDS.find((field) => field === (named === 'who' || named === 'whoMemberId' ? 'whoMemberIds' : named)) ?? null
  );
}

/** The error message when no field is to blame. */
function failureText(error: PublicError, editing: boolean): string {
  if (error.field === 'occurrenceDate') return t.calendar.scope.gone;
  return editing ? refusalText(error, t.calendar.updateFailed) : errorText(error);
}
