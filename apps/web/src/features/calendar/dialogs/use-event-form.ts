import { EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../app/messages/calendar';
import { toPublicError } from '../../../graphql/errors';
import type { PublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { newKey } from '../../../ui/new-key';
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

export type FormErrors = Partial<Record<keyof EventFormValues, string>>;

/** What the event dialog shows and does. */
export interface EventForm {
  values: EventFormValues;
  errors: FormErrors;
  saving: boolean;
  /** Why the last try failed, when no field is to blame. */
  failure: string | null;
  /** Somebody else's version, until the person has chosen one. */
  conflict: CalendarEvent | null;
  change: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
  /** Puts several fields at once, as words say them. */
  fill: (values: Partial<EventFormValues>) => void;
  submit: (event?: SyntheticEvent) => void;
  keepMine: () => void;
  useTheirs: () => void;
}

/** The values of an event form with its rules, and saving it: a refusal keeps everything that was typed. */
export function useEventForm({
  target,
  writes,
  onSaved,
}: {
  target: EventDialogTarget;
  writes: EventWrites;
  onSaved: () => void;
}): EventForm {
  const stored = target.kind === 'edit' ? target.event : null;
  const start = target.kind === 'edit' ? target.start : null;
  const [values, setValues] = useState(() =>
    target.kind === 'edit' ? formOfEvent(target.event, target.start) : newEventForm(target.date, target.time),
  );
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<CalendarEvent | null>(null);
  const [saving, setSaving] = useState(false);
  /** The row that the person's changes are based on. */
  const base = useRef(stored);
  /** One key for all tries, so that a retry after a lost answer adds nothing twice. */
  const [key] = useState(newKey);

  const refused = async (thrown: unknown): Promise<void> => {
    const error = toPublicError(thrown);
    const field = fieldOf(error);
    if (error.code === 'VERSION_CONFLICT' && base.current) {
      setConflict(await writes.current(base.current.id));
      return;
    }
    if (field) setErrors({ [field]: error.message });
    else if (error.field === 'occurrenceDate') setFailure(t.calendar.scope.gone);
    else setFailure(failureText(error, stored !== null));
  };

  /** How much of a series is to be changed; undefined when the person goes back to the form, null for a single event. */
  const extentOf = async (event: CalendarEvent, at: CalendarDate): Promise<Extent | null | undefined> => {
    if (!event.isRecurring) return null;
    const scopes = changesRepeat(values, event) ? EVENT_SCOPES.filter((one) => one !== 'this') : EVENT_SCOPES;
    const scope = await writes.askScope({ kind: 'edit', title: event.title, start: at, scopes });
    return scope ? { scope, start: at } : undefined;
  };

  const save = async (version: number): Promise<void> => {
    const extent = base.current && start ? await extentOf(base.current, start) : null;
    if (extent === undefined) return;
    setSaving(true);
    setFailure(null);
    try {
      if (base.current)
        await writes.update(base.current, updateInput(values, base.current), version, extent ?? undefined);
      else await writes.add(addInput(values), key);
      rememberTitle(values.title, Date.now());
      onSaved();
    } catch (thrown) {
      // When even the current row cannot be had, the first refusal is all that is known.
      await refused(thrown).catch((again: unknown) => setFailure(failureText(toPublicError(again), stored !== null)));
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    errors,
    saving,
    failure,
    conflict,
    change: (name, value) => {
      setErrors(({ [name]: _gone, ...others }) => others);
      setValues((before) => withChange(before, name, value));
    },
    fill: (filled) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in filled))));
      setValues((before) => ({ ...before, ...filled }));
    },
    submit: (event) => {
      event?.preventDefault();
      if (saving || !canSubmit(values)) return;
      const problems = Object.fromEntries(formProblems(values).map(({ field, message }) => [field, message]));
      setErrors(problems);
      if (Object.keys(problems).length === 0) void save(base.current?.version ?? 0);
    },
    keepMine: () => {
      if (!conflict) return;
      base.current = conflict;
      setConflict(null);
      void save(conflict.version);
    },
    useTheirs: () => {
      if (!conflict) return;
      base.current = conflict;
      setValues(formOfEvent(conflict, start));
      setConflict(null);
    },
  };
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

/** The documented sentence, unless the server said something a person can act on. */
function failureText(error: PublicError, editing: boolean): string {
  const said = ['INVALID', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'SYSTEM_EVENT', 'RATE_LIMITED'].includes(error.code);
  if (said || !editing) return errorText(error);
  return t.calendar.updateFailed;
}
