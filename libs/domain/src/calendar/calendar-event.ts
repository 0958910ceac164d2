import { diffDays, isCalendarDate, isLocalTime } from '../time/dates';
import { recurringDaysProblem } from '../time/recurring-days';
import { isRecurringType, MAX_INTERVAL, MIN_INTERVAL } from '../time/recurrence';
import { cleanLine, cleanText, isEmojiField, isLongerThan, tooLong } from '../text';
import { TEXT_LIMITS } from '../text-limits';

/** An unvalidated event from a form or call. Missing and null mean the same. */
export interface CalendarEventDraft {
  title?: string | null;
  description?: string | null;
  eventDate?: string | null;
  endDate?: string | null;
  eventTime?: string | null;
  eventEndTime?: string | null;
  emoji?: string | null;
  place?: string | null;
  isRecurring?: boolean | null;
  recurringType?: string | null;
  recurringInterval?: number | null;
  recurringEndDate?: string | null;
  recurringDays?: readonly string[] | null;
}

export type CalendarEventField = keyof CalendarEventDraft;

/** The first problem of a field, as a message for the user. */
export interface FieldProblem<F extends string = string> {
  field: F;
  message: string;
}

/** Maximum length of a repeating event, in days; longer ones would pile up on every day. */
export const MAX_RECURRING_DAYS = 31;

/**
 * All problems of an event, at most one per field, in form order; empty when it is valid. An end date before the start
 * is allowed: such an event is shown as a single day.
 */
export function calendarEventProblems(draft: CalendarEventDraft): FieldProblem<CalendarEventField>[] {
  const checks: Record<CalendarEventField, string | null> = {
    title: titleProblem(draft.title),
    description:
      draft.description && isLongerThan(cleanText(draft.description), TEXT_LIMITS.description)
        ? tooLong('Description', TEXT_LIMITS.description)
        : null,
    eventDate: draft.eventDate ? dateProblem(draft.eventDate) : 'Date is required',
    endDate: endDateProblem(draft),
    eventTime: draft.eventTime && !isLocalTime(draft.eventTime) ? BAD_TIME : null,
    eventEndTime: endTimeProblem(draft),
    place:
      draft.place && isLongerThan(cleanLine(draft.place), TEXT_LIMITS.place)
        ? tooLong('Place', TEXT_LIMITS.place)
        : null,
    emoji: draft.emoji && !isEmojiField(draft.emoji) ? 'Choose one emoji' : null,
    isRecurring: null,
    recurringType:
      draft.recurringType && !isRecurringType(draft.recurringType)
        ? 'Repeat must be daily, weekly, monthly or yearly'
        : null,
    recurringInterval: intervalProblem(draft.recurringInterval),
    recurringEndDate: recurringEndProblem(draft),
    recurringDays: recurringDaysProblem(draft.recurringDays, draft.recurringType, draft.eventDate),
  };
  return (Object.entries(checks) as [CalendarEventField, string | null][]).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
}

const BAD_TIME = 'Enter a time between 00:00 and 23:59';

function titleProblem(title: string | null | undefined): string | null {
  const clean = cleanLine(title ?? '');
  if (clean === '') return 'Title is required';
  return isLongerThan(clean, TEXT_LIMITS.title) ? tooLong('Title', TEXT_LIMITS.title) : null;
}

const dateProblem = (date: string | null | undefined): string | null =>
  date && !isCalendarDate(date) ? 'Enter a real date between 1900 and 2200' : null;

function endDateProblem({ eventDate, endDate, isRecurring }: CalendarEventDraft): string | null {
  const problem = dateProblem(endDate);
  if (problem || !isRecurring || !isCalendarDate(eventDate) || !isCalendarDate(endDate)) return problem;
  return diffDays(eventDate, endDate) >= MAX_RECURRING_DAYS
    ? `A repeating event can last at most ${MAX_RECURRING_DAYS} days`
    : null;
}

function endTimeProblem({ eventTime, eventEndTime }: CalendarEventDraft): string | null {
  if (!eventEndTime) return null;
  if (!isLocalTime(eventEndTime)) return BAD_TIME;
  return eventTime ? null : 'An end time needs a start time';
}

function intervalProblem(interval: number | null | undefined): string | null {
  if (interval === null || interval === undefined) return null;
  return Number.isInteger(interval) && interval >= MIN_INTERVAL && interval <= MAX_INTERVAL
    ? null
    : `Repeat every ${MIN_INTERVAL} to ${MAX_INTERVAL}, in whole numbers`;
}

function recurringEndProblem({ eventDate, recurringEndDate }: CalendarEventDraft): string | null {
  const problem = dateProblem(recurringEndDate);
  if (problem || !isCalendarDate(eventDate) || !isCalendarDate(recurringEndDate)) return problem;
  return recurringEndDate < eventDate ? 'The repeat must not end before the event starts' : null;
}
