import {
  ADD_EVENT_EMOJI,
  addDays,
  calendarEventProblems,
  cleanLine,
  DEFAULT_RECURRING_TYPE,
  diffDays,
  EDIT_EVENT_EMOJI,
  isCalendarDate,
  minutesOfTime,
  movedRecurringDays,
  movedSeriesStart,
  nextOccurrences,
  tidyRecurringDays,
  timeOfMinutes,
} from '@homefold/domain';
import type { CalendarDate, EmojiChoice, FieldProblem, LocalTime, RecurringType } from '@homefold/domain';
import type { EventDraft } from '@homefold/domain/forum-drafts';
import { tidyInterval } from '../../../../ui/fields/repeat/tidy-interval';
import { parsedValues, typedValues } from '../../../../ui/forms/optional-fields';
import type { TypedValues } from '../../../../ui/forms/optional-fields';
import { EVENT_FIELDS } from '../../model/fields';
import type { CalendarEvent } from '../../model/types';
import type { EventInput } from '../../model/write-tools';
import type { Reminder } from '../../reminders/reminders';

/** The values of the event form. Names match the server's input, so that its errors map to fields. */
export interface EventFormValues extends TypedValues<typeof EVENT_FIELDS> {
  title: string;
  /** Membership ids in the order chosen; empty = the whole family. */
  whoMemberIds: readonly string[];
  eventDate: string;
  /** '' = the same day. */
  endDate: string;
  isRecurring: boolean;
  recurringType: RecurringType;
  /** As typed; anything but a whole number from 1 to 99 becomes 1. */
  recurringInterval: string;
  recurringEndDate: string;
  /** Weekdays or a weekday of the month, as in the rules; empty: those of the start. */
  recurringDays: readonly string[];
  /** null: unchanged, or none for a new event. */
  reminders: readonly Reminder[] | null;
}

/** A new event on a date; with a time (a click into the hours) it lasts an hour. */
export const newEventForm = (date: CalendarDate, time: LocalTime | null): EventFormValues => ({
  ...typedValues(EVENT_FIELDS, null),
  title: '',
  whoMemberIds: [],
  eventDate: date,
  endDate: '',
  eventTime: time ?? '',
  eventEndTime: time ? timeOfMinutes(Math.min((minutesOfTime(time) ?? 0) + 60, 1439)) : '',
  isRecurring: false,
  recurringType: DEFAULT_RECURRING_TYPE,
  recurringInterval: '1',
  recurringEndDate: '',
  recurringDays: [],
  reminders: null,
});

/** A new event from a prefill. @param date used if the prefill has no day */
export const formOfDraft = (draft: EventDraft, date: CalendarDate): EventFormValues => ({
  ...newEventForm(draft.eventDate ?? date, draft.eventTime),
  title: draft.title,
  description: draft.description,
  place: draft.place ?? '',
  whoMemberIds: draft.whoIds,
  endDate: draft.endDate && draft.endDate !== draft.eventDate ? draft.endDate : '',
  ...(draft.eventEndTime && { eventEndTime: draft.eventEndTime }),
  isRecurring: draft.recurringType !== null,
  recurringType: draft.recurringType ?? DEFAULT_RECURRING_TYPE,
  recurringInterval: String(draft.recurringInterval ?? 1),
  recurringEndDate: draft.recurringEndDate ?? '',
  recurringDays: draft.recurringDays ?? [],
});

/**
 * The form values of a stored event. An event without an end date ends on the day it starts.
 * @param start the occurrence of a series whose dates are shown
 */
export const formOfEvent = (event: CalendarEvent, start: CalendarDate | null = null): EventFormValues => ({
  ...typedValues(EVENT_FIELDS, event),
  title: event.title,
  whoMemberIds: event.whoMemberIds,
  ...datesOf(event, start),
  isRecurring: event.isRecurring,
  recurringType: event.recurringType ?? DEFAULT_RECURRING_TYPE,
  recurringInterval: String(event.recurringInterval ?? 1),
  recurringEndDate: event.recurringEndDate ?? '',
  recurringDays: event.recurringDays ?? [],
  reminders: null,
});

function datesOf(
  { eventDate, endDate, isRecurring }: CalendarEvent,
  start: CalendarDate | null,
): Pick<EventFormValues, 'eventDate' | 'endDate'> {
  if (!isRecurring) return { eventDate, endDate };
  const first = start ?? eventDate;
  return { eventDate: first, endDate: endDate <= eventDate ? '' : addDays(first, diffDays(eventDate, endDate)) };
}

/**
 * Whether the form changes the repeat rule: that cannot apply to a single occurrence. Days that only moved along with the
 * occurrence of `start` do not.
 */
export const changesRepeat = (values: EventFormValues, event: CalendarEvent, start: CalendarDate): boolean => {
  const { eventDate, recurringDays, isRecurring, recurringType, recurringInterval, recurringEndDate } =
    fullInput(values);
  const tidied = (days: readonly string[] | null | undefined): string =>
    tidyRecurringDays(recurringType ?? '', days ?? null, eventDate)?.join() ?? '';
  return (
    isRecurring !== event.isRecurring ||
    recurringType !== event.recurringType ||
    recurringInterval !== event.recurringInterval ||
    recurringEndDate !== event.recurringEndDate ||
    tidied(recurringDays) !== tidied(movedRecurringDays(recurringType ?? '', event.recurringDays, start, eventDate))
  );
};

/** "Title required (trimmed) and date required; submit disabled otherwise." */
export const canSubmit = (values: Pick<EventFormValues, 'title' | 'eventDate'>): boolean =>
  cleanLine(values.title) !== '' && values.eventDate !== '';

/** Turning repeats on clears the end date. */
export const endDateAfterRepeat = (isRecurring: boolean, endDate: string): string => (isRecurring ? '' : endDate);

/** Moving the start moves the end, so that the event keeps its length and never ends before it starts. */
export function endDateAfterStart(before: string, start: string, endDate: string): string {
  if (!isCalendarDate(start) || !isCalendarDate(endDate)) return endDate;
  if (!isCalendarDate(before) || endDate < before) return endDate < start ? start : endDate;
  return addDays(start, diffDays(before, endDate));
}

/** Moving the start moves the end, so that the event keeps its length; without a start there is no end. */
export function endTimeAfterStart(before: string | null, start: string, end: string | null): string {
  const [from, to, until] = [minutesOfTime(before), minutesOfTime(start), minutesOfTime(end)];
  if (start === '' || end === null) return '';
  return from === null || to === null || until === null ? end : timeOfMinutes(until + to - from);
}

/** The form with another first day: end and days of the repeat move along. */
export const onDay = <
  Values extends Pick<EventFormValues, 'eventDate' | 'endDate' | 'recurringType' | 'recurringDays'>,
>(
  values: Values,
  eventDate: string,
): Values => ({
  ...values,
  eventDate,
  endDate: endDateAfterStart(values.eventDate, eventDate, values.endDate),
  recurringDays: movedRecurringDays(values.recurringType, values.recurringDays, values.eventDate, eventDate) ?? [],
});

/** The form with other days of the repeat: it begins on the first of them. */
export function withRepeatDays(values: EventFormValues, recurringDays: readonly string[]): EventFormValues {
  const { eventDate: from, recurringType } = values;
  if (!isCalendarDate(from)) return { ...values, recurringDays };
  const eventDate = movedSeriesStart(from, { from, to: from }, recurringType, recurringDays);
  return { ...values, recurringDays, eventDate, endDate: endDateAfterStart(from, eventDate, values.endDate) };
}

/** The input for adding an event: optional fields only if filled, repeat fields only if it repeats. */
export function addInput(values: EventFormValues): EventInput {
  return withoutBlanks(fullInput(values));
}

/** The input for changing an event: all fields, so that cleared ones are cleared. */
export function fullInput(values: EventFormValues): EventInput {
  const recurring = values.isRecurring;
  return {
    ...parsedValues(EVENT_FIELDS, values),
    title: cleanLine(values.title),
    eventDate: values.eventDate,
    endDate: values.endDate || values.eventDate,
    whoMemberIds: [...values.whoMemberIds],
    isRecurring: recurring,
    recurringType: recurring ? values.recurringType : null,
    recurringInterval: recurring ? Number(tidyInterval(values.recurringInterval)) : null,
    recurringEndDate: recurring ? values.recurringEndDate || null : null,
    recurringDays: recurring && values.recurringDays.length > 0 ? [...values.recurringDays] : null,
    ...(values.reminders ? { reminders: values.reminders.map((one) => ({ ...one })) } : {}),
  };
}

/** The input for changing a stored event. An unchanged "who" is omitted: somebody else may have changed it. */
export function updateInput(values: EventFormValues, stored: CalendarEvent): EventInput {
  const input = fullInput(values);
  if (values.whoMemberIds.join() !== stored.whoMemberIds.join()) return input;
  const { whoMemberIds: _ids, ...others } = input;
  return others;
}

/** Validation errors by field (the rule the server uses too). */
export const formProblems = (values: EventFormValues): FieldProblem[] => calendarEventProblems(fullInput(values));

/** The dates after the first on which the event repeats, for 'Next: …'; null if it does not repeat. */
export function nextDates(
  values: EventFormValues,
  series: Pick<CalendarEvent, 'exceptions' | 'recurringDay'> | null = null,
  count = 3,
): CalendarDate[] | null {
  if (!values.isRecurring || !isCalendarDate(values.eventDate)) return null;
  const { exceptions = [], recurringDay = null } = series ?? {};
  return nextOccurrences({ ...fullInput(values), exceptions, recurringDay }, values.eventDate, count).map(
    ({ startDate }) => startDate,
  );
}

/** The twenty choices for a new event, the ten for a stored one; any other current emoji stays available. */
export function emojiChoices(mode: 'add' | 'edit', current: string): readonly EmojiChoice[] {
  const choices = mode === 'add' ? ADD_EVENT_EMOJI : EDIT_EVENT_EMOJI;
  const known = current === '' || choices.some(({ emoji }) => emoji === current);
  return known ? choices : [{ emoji: current, name: current }, ...choices];
}

function withoutBlanks(input: EventInput): EventInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as EventInput;
}
