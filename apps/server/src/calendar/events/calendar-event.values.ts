import {
  DEFAULT_RECURRING_TYPE,
  addDays,
  calendarEventProblems,
  cleanLine,
  diffDays,
  exceptionsAfter,
  isCalendarDate,
  isRecurringType,
  movedRecurringDays,
  tidyRecurringDays,
} from '@homefold/domain';
import type { Series } from '@homefold/domain';
import { invalid } from '../../platform/errors';
import { writtenColumns } from '../../platform/records';
import { CalendarEventEntity } from './calendar-event.entity';
import { CalendarEventInput, type CalendarEventChanges } from './calendar.inputs';

/** The columns that an input sets; the people it concerns are resolved by the service. */
const WRITTEN = writtenColumns(CalendarEventEntity, CalendarEventInput);

export type EventValues = ReturnType<typeof WRITTEN.clean> & Pick<CalendarEventEntity, 'exceptions' | 'recurringDay'>;

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
  const recurringType = repeats && isRecurringType(draft.recurringType) ? draft.recurringType : null;
  const recurringDays = recurringType && tidyRecurringDays(recurringType, draft.recurringDays ?? null, eventDate);
  const values = {
    ...WRITTEN.clean(draft),
    title: cleanLine(draft.title ?? ''),
    eventDate,
    endDate: draft.endDate || eventDate,
    emoji: draft.emoji || null,
    place: cleanLine(draft.place ?? '') || null,
    recurringType,
    recurringInterval: repeats ? (draft.recurringInterval ?? 1) : null,
    recurringEndDate: (repeats && draft.recurringEndDate) || null,
    recurringDay:
      !recurringDays && current?.eventDate === eventDate && current.recurringType === recurringType
        ? current.recurringDay
        : null,
    recurringDays: recurringDays && [...recurringDays],
    exceptions: [],
  };
  return current ? { ...values, exceptions: exceptionsAfter(seriesOf(current), seriesOf(values)) } : values;
}

/** An event's dates and times in the form that the shared rules take. */
export const seriesOf = (values: EventValues): Series => ({ ...values, isRecurring: values.recurringType !== null });

function draftOf(changes: CalendarEventChanges, current: EventValues | undefined) {
  const isRecurring = repeats(changes, current);
  const draft = WRITTEN.merge(changes, current);
  // A stored rule is dropped when repeating is switched off; an invalid value in the call is still refused.
  const rule = isRecurring ? draft : changes;
  return {
    ...draft,
    endDate: changes.endDate === undefined ? movedEnd(changes.eventDate, current) : changes.endDate,
    eventEndTime: endTimeOf(changes, draft, current),
    isRecurring,
    recurringType: rule.recurringType || (isRecurring ? DEFAULT_RECURRING_TYPE : null),
    recurringInterval: rule.recurringInterval,
    recurringEndDate: rule.recurringEndDate,
    recurringDays: isRecurring ? movedDays(draft, changes, current) : otherDays(changes, current),
  };
}

/** Clearing the start time without sending another end time makes it an all-day event. */
function endTimeOf(changes: CalendarEventChanges, draft: CalendarEventChanges, current: EventValues | undefined) {
  const isCleared = !changes.eventTime && changes.eventTime !== undefined;
  if (!isCleared) return draft.eventEndTime;
  return changes.eventEndTime === current?.eventEndTime ? null : changes.eventEndTime;
}

/** The sent days, unless they are the current ones: an event that is sent back whole has them. */
const otherDays = ({ recurringDays }: CalendarEventChanges, current: EventValues | undefined) =>
  recurringDays && recurringDays.join() === current?.recurringDays?.join() ? undefined : recurringDays;

/** The days of a series move along with its start when only that was changed, and are dropped with another unit. */
function movedDays(
  { eventDate, recurringType }: CalendarEventChanges,
  changes: CalendarEventChanges,
  current: EventValues | undefined,
): readonly string[] | null {
  const sent = otherDays(changes, current);
  if (sent !== undefined) return sent;
  if (!current?.recurringDays || !recurringType || current.recurringType !== recurringType) return null;
  return movedRecurringDays(recurringType, current.recurringDays, current.eventDate, eventDate ?? current.eventDate);
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
