import {
  DEFAULT_RECURRING_TYPE,
  addDays,
  calendarEventProblems,
  cleanLine,
  cleanText,
  diffDays,
  exceptionsAfter,
  isCalendarDate,
  isRecurringType,
} from '@homefold/domain';
import type { CalendarEventDraft, Series } from '@homefold/domain';
import { invalid } from '../../platform/errors';
import type { CalendarEventEntity } from './calendar-event.entity';
import type { CalendarEventChanges } from './calendar.inputs';

/** The columns copied from the input; the people it concerns are resolved by the service. */
export const EVENT_VALUES = [
  'title',
  'description',
  'eventDate',
  'endDate',
  'eventTime',
  'eventEndTime',
  'emoji',
  'recurringType',
  'recurringInterval',
  'recurringEndDate',
  'exceptions',
  'recurringDay',
] as const satisfies (keyof CalendarEventEntity)[];

export type EventValues = Pick<CalendarEventEntity, (typeof EVENT_VALUES)[number]>;

/**
 * The values to store: the changes merged into the current values, if any, then cleaned and validated as a whole by the
 * shared rules.
 *
 * @throws DomainError INVALID naming the first wrong field
 */
export function eventValues(changes: CalendarEventChanges, current?: EventValues): EventValues {
  const draft = draftOf(changes, current);
  const [problem] = calendarEventProblems(draft);
  if (problem) throw invalid(problem.field, problem.message);
  const eventDate = draft.eventDate ?? '';
  const repeats = draft.isRecurring === true;
  const values = {
    title: cleanLine(draft.title ?? ''),
    description: cleanText(draft.description ?? '') || null,
    eventDate,
    endDate: draft.endDate || eventDate,
    eventTime: draft.eventTime || null,
    eventEndTime: draft.eventEndTime || null,
    emoji: draft.emoji || null,
    recurringType: repeats && isRecurringType(draft.recurringType) ? draft.recurringType : null,
    recurringInterval: repeats ? (draft.recurringInterval ?? 1) : null,
    recurringEndDate: (repeats && draft.recurringEndDate) || null,
    recurringDay:
      repeats && current?.eventDate === eventDate && current.recurringType === draft.recurringType
        ? current.recurringDay
        : null,
    exceptions: [],
  };
  return current ? { ...values, exceptions: exceptionsAfter(seriesOf(current), seriesOf(values)) } : values;
}

/** An event's dates and times in the form that the shared rules take. */
export const seriesOf = (values: EventValues): Series => ({ ...values, isRecurring: values.recurringType !== null });

function draftOf(changes: CalendarEventChanges, current: EventValues | undefined): CalendarEventDraft {
  const isRecurring = repeats(changes, current);
  const pick = <K extends keyof CalendarEventChanges & keyof EventValues>(field: K, over: EventValues | undefined) =>
    changes[field] === undefined ? over?.[field] : changes[field];
  // A stored rule is dropped when repeating is switched off; an invalid value in the call is still refused.
  const series = isRecurring ? current : undefined;
  return {
    title: pick('title', current),
    description: pick('description', current),
    eventDate: pick('eventDate', current),
    endDate: changes.endDate === undefined ? movedEnd(changes.eventDate, current) : changes.endDate,
    eventTime: pick('eventTime', current),
    // Clearing the start time without sending an end time makes it an all-day event.
    eventEndTime:
      changes.eventTime || changes.eventTime === undefined ? pick('eventEndTime', current) : changes.eventEndTime,
    emoji: pick('emoji', current),
    isRecurring,
    recurringType: pick('recurringType', series) || (isRecurring ? DEFAULT_RECURRING_TYPE : null),
    recurringInterval: pick('recurringInterval', series),
    recurringEndDate: pick('recurringEndDate', series),
  };
}

/** `isRecurring` takes precedence; without it, a `recurringType` implies repeating. */
function repeats({ isRecurring, recurringType }: CalendarEventChanges, current: EventValues | undefined): boolean {
  if (isRecurring !== undefined && isRecurring !== null) return isRecurring;
  return recurringType === undefined ? Boolean(current?.recurringType) : Boolean(recurringType);
}

/** Moves the end date along with the start date, keeping the duration, when only the start was changed. */
function movedEnd(eventDate: CalendarEventChanges['eventDate'], current: EventValues | undefined): string | undefined {
  if (!current || !isCalendarDate(eventDate)) return current?.endDate;
  return addDays(eventDate, Math.max(0, diffDays(current.eventDate, current.endDate)));
}
