import type { FieldProblem } from '../calendar/calendar-event';
import { addDays, addMonths, addYears, dayOfWeek, diffDays, isCalendarDate, startOfWeek } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { isRecurringType, MAX_INTERVAL, MIN_INTERVAL, nextOccurrences, type RecurringType } from '../time/recurrence';
import { NTH, recurringDayCode, type Nth } from '../time/recurring-days';
import { isRotationMode } from './rotation';

/**
 * How a job repeats. One open instance at a time: the next one is created when it is done or skipped.
 *
 * - From the due date: calendar dates ("bins every Monday"), counted from `startDate`. After a delay the next date that
 * is not past is used, so missed ones do not pile up.
 * - From completion: an interval after it was done ("clean the bathroom 2 weeks after the last time").
 */
export const REPEAT_FROM = ['due', 'completion'] as const;
export type RepeatFrom = (typeof REPEAT_FROM)[number];

/** A rule as stored. */
export interface JobRepeat {
  type: RecurringType;
  /** Interval in days, weeks, months or years: 1 to 99. */
  interval: number;
  /**
   * Weekly from the due date: the days, 0 Sunday to 6 Saturday, from Monday on. The one weekday that `nth` counts. Empty for
   * every other rule.
   */
  weekdays: readonly number[];
  /** Monthly or yearly from the due date: which of the month's weekdays, -1 for the last; null: its day of the month. */
  nth: Nth | null;
  from: RepeatFrom;
  /** The date the rule counts from; null when it counts from completion. */
  startDate: CalendarDate | null;
  /** No instance is due after this day; null: no end. */
  endDate: CalendarDate | null;
}

/** An unvalidated rule from a form or call. */
export interface JobRepeatDraft {
  type?: string | null;
  interval?: number | null;
  weekdays?: readonly number[] | null;
  nth?: number | null;
  from?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  rotation?: { mode?: string | null; memberIds?: readonly string[] | null } | null;
}

export type JobRepeatField = `repeat.${keyof JobRepeatDraft}`;

/** Members that can share a job in turn. */
export const MAX_ROTATION = 50;

/** Problems of a rule, at most one per field. */
export function jobRepeatProblems(draft: JobRepeatDraft, dueDate: string | null): FieldProblem<JobRepeatField>[] {
  const due = isCalendarDate(dueDate) ? dueDate : null;
  const checks: [keyof JobRepeatDraft, string | null][] = [
    ['type', isRecurringType(draft.type) ? null : 'Repeat must be daily, weekly, monthly or yearly'],
    ['interval', intervalProblem(draft.interval)],
    ['weekdays', weekdaysProblem(draft)],
    ['nth', nthProblem(draft)],
    ['from', !draft.from || isRepeatFrom(draft.from) ? null : 'Repeat must count from due or completion'],
    ['startDate', boundProblem(draft.startDate, due === null ? null : (date) => date <= due, START_AFTER_DUE)],
    ['endDate', boundProblem(draft.endDate, due === null ? null : (date) => date >= due, END_BEFORE_DUE)],
    ['rotation', rotationProblem(draft.rotation)],
  ];
  return checks.flatMap(([field, message]) =>
    message === null ? [] : [{ field: `repeat.${field}` satisfies JobRepeatField, message }],
  );
}

const START_AFTER_DUE = 'The repeat must not start after the job is due';
const END_BEFORE_DUE = 'The repeat must not end before the job is due';

export const isRepeatFrom = (value: unknown): value is RepeatFrom => REPEAT_FROM.some((from) => from === value);

function intervalProblem(interval: number | null | undefined): string | null {
  if (interval === null || interval === undefined) return null;
  return Number.isInteger(interval) && interval >= MIN_INTERVAL && interval <= MAX_INTERVAL
    ? null
    : `Repeat every ${MIN_INTERVAL} to ${MAX_INTERVAL}, in whole numbers`;
}

function nthProblem({ nth, weekdays, type, from }: JobRepeatDraft): string | null {
  if (nth === null || nth === undefined) return null;
  if ((type !== 'monthly' && type !== 'yearly') || from === 'completion')
    return 'A weekday of the month belongs to a monthly or yearly repeat from the due date';
  if (!isNth(nth)) return 'Choose the first to fourth weekday of the month (1 to 4) or the last (-1)';
  return new Set(weekdays).size === 1 ? null : 'Choose the one weekday that is meant';
}

const isNth = (value: unknown): value is Nth => NTH.some((nth) => nth === value);

function weekdaysProblem({ weekdays, type, from, nth }: JobRepeatDraft): string | null {
  if (!weekdays || weekdays.length === 0) return null;
  const isCounted = nth !== null && nth !== undefined;
  if (!isCounted && (type !== 'weekly' || from === 'completion'))
    return 'Weekdays belong to a weekly repeat from the due date';
  const isFine = weekdays.length <= 7 && weekdays.every((day) => Number.isInteger(day) && day >= 0 && day <= 6);
  return isFine ? null : 'Weekdays are numbers from 0 (Sunday) to 6 (Saturday)';
}

function boundProblem(
  date: string | null | undefined,
  fits: ((date: CalendarDate) => boolean) | null,
  message: string,
): string | null {
  if (!date) return null;
  if (!isCalendarDate(date)) return 'Enter a real date between 1900 and 2200';
  return fits && !fits(date) ? message : null;
}

function rotationProblem(rotation: JobRepeatDraft['rotation']): string | null {
  if (!rotation) return null;
  if (!isRotationMode(rotation.mode)) return 'Turns are taken in turn or by who has done it least';
  const people = new Set(rotation.memberIds ?? []).size;
  if (people < 2) return 'Choose at least two people to take turns';
  return people > MAX_ROTATION ? `At most ${MAX_ROTATION} people can take turns` : null;
}

/**
 * Normalises a valid rule: defaults filled in, weekdays sorted.
 *
 * @param dueDate of its job: the default start of a rule from the due date
 */
export function normaliseRepeat(draft: JobRepeatDraft, dueDate: CalendarDate | null): JobRepeat {
  const type: RecurringType = isRecurringType(draft.type) ? draft.type : 'weekly';
  const from = isRepeatFrom(draft.from) ? draft.from : 'due';
  const startDate = from === 'due' ? draft.startDate || dueDate : null;
  const chosen = [...new Set(draft.weekdays ?? [])].sort((a, b) => fromMonday(a) - fromMonday(b));
  const nth = (type === 'monthly' || type === 'yearly') && startDate && isNth(draft.nth) ? draft.nth : null;
  const ofWeek = type === 'weekly' && startDate ? (chosen.length > 0 ? chosen : [dayOfWeek(startDate)]) : [];
  const weekdays = nth ? chosen : ofWeek;
  return { type, interval: draft.interval ?? 1, weekdays, nth, from, startDate, endDate: draft.endDate || null };
}

/** Days since Monday of a weekday (0 Sunday to 6 Saturday). */
const fromMonday = (weekday: number): number => (weekday + 6) % 7;

/**
 * When a job is due next.
 *
 * @param occurrenceDate the rule's date of the finished instance (its own due date may have been moved); null without
 * one
 * @param on the day it was done, in the family's zone
 * @returns null when the rule has ended
 */
export function nextDueDate(
  repeat: JobRepeat,
  { occurrenceDate, on }: { occurrenceDate: CalendarDate | null; on: CalendarDate },
): CalendarDate | null {
  const next =
    repeat.from === 'completion' || repeat.startDate === null
      ? stepped(on, repeat)
      : firstOnOrAfter(repeat, repeat.startDate, later(occurrenceDate && addDays(occurrenceDate, 1), on));
  if (next === null || !isCalendarDate(next)) return null;
  return repeat.endDate && next > repeat.endDate ? null : next;
}

/** The new due date of a skipped instance: as if done today, or on its own day if that is still to come. */
export const dueDateAfterSkip = (
  repeat: JobRepeat,
  {
    occurrenceDate,
    dueDate,
    today,
  }: Record<'occurrenceDate' | 'dueDate', CalendarDate | null> & { today: CalendarDate },
): CalendarDate | null =>
  nextDueDate(repeat, { occurrenceDate, on: repeat.from === 'completion' ? later(dueDate, today) : today });

const later = (a: CalendarDate | null, b: CalendarDate): CalendarDate => (a && a > b ? a : b);

function stepped(from: CalendarDate, { type, interval }: JobRepeat): CalendarDate {
  switch (type) {
    case 'daily':
      return addDays(from, interval);
    case 'weekly':
      return addDays(from, interval * 7);
    case 'monthly':
      return addMonths(from, interval);
    case 'yearly':
      return addYears(from, interval);
  }
}

function firstOnOrAfter(
  { type, interval, weekdays, nth }: JobRepeat,
  startDate: CalendarDate,
  from: CalendarDate,
): CalendarDate | null {
  if (type === 'weekly') return firstWeekday(startDate, { interval, weekdays }, later(startDate, from));
  // the calendar's rule: counted from the start, so that the 31st returns after a short month
  const rule = { isRecurring: true, recurringType: type, recurringInterval: interval };
  const series = { ...rule, eventDate: startDate, recurringDays: recurringDaysOf({ weekdays, nth }) };
  return nextOccurrences(series, addDays(from, -1), 1)[0]?.startDate ?? null;
}

/** The days of a rule as those of an event's series. */
export const recurringDaysOf = ({ weekdays, nth }: Pick<JobRepeat, 'weekdays' | 'nth'>): string[] | null =>
  weekdays.length === 0 ? null : weekdays.map((weekday) => recurringDayCode({ weekday, nth }));

/** Matching weeks are that of the start and every `interval` weeks after, from Monday to Sunday. */
function firstWeekday(
  startDate: CalendarDate,
  { interval, weekdays }: Pick<JobRepeat, 'interval' | 'weekdays'>,
  from: CalendarDate,
): CalendarDate | null {
  const monday = startOfWeek(startDate, 1);
  const week = Math.floor(diffDays(monday, from) / 7);
  const counting = week - (week % interval);
  for (const weeks of [counting, counting + interval])
    for (const weekday of weekdays) {
      const date = addDays(monday, weeks * 7 + fromMonday(weekday));
      if (date >= from) return date;
    }
  return null;
}
