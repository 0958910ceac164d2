import { clampedDate, dateOfDayNumber, dayNumber, isCalendarDate, parseCalendarDate } from './dates';
import type { CalendarDate, DateParts } from './dates';
import { nthWeekday, weekdayOffsets, weekdayOfMonth } from './recurring-days';
import type { RecurringDays } from './recurring-days';

/**
 * When an event occurs. One pure rule for server and web (product rule 10).
 *
 * - daily, weekly and their interval count whole days and weeks from the start, so the weekday never changes.
 * - monthly keeps the day of the month of the ORIGINAL start; a shorter month uses its last day, and the next long
 * month returns to the original day (31 January, 28 February, 31 March).
 * - yearly is twelve times monthly: 29 February falls on 28 February in a common year.
 * - `recurringDays` names several weekdays of a weekly series, or the weekday of the month of a monthly or yearly one.
 * - No occurrence starts after `recurringEndDate`.
 * - An end before the start is treated as a single day.
 *
 * Nothing is iterated from the start day: a daily event of 1900 costs the same in 2200 as on its first day.
 */

export const RECURRING_TYPES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type RecurringType = (typeof RECURRING_TYPES)[number];

export const DEFAULT_RECURRING_TYPE: RecurringType = 'yearly';
export const MIN_INTERVAL = 1;
export const MAX_INTERVAL = 99;

/** The fields that the rule needs. GraphQL and database rows fit as they are. */
export interface RecurrenceSource {
  eventDate: CalendarDate;
  /** Inclusive last day; missing means the start day. */
  endDate?: CalendarDate | null;
  isRecurring?: boolean | null;
  /** Default: yearly, as documented; an unknown value means that the event does not repeat. */
  recurringType?: string | null;
  /** Anything but a whole number from 1 to 99 counts as 1. */
  recurringInterval?: number | null;
  /** Inclusive last day on which an occurrence may start. */
  recurringEndDate?: CalendarDate | null;
  /** Start dates that the series skips. */
  exceptions?: readonly CalendarDate[] | null;
  /**
   * The day of the month a monthly or yearly series returns to, where its first month is too short for it: 31 for one
   * that starts on 28 February because a series of the 31st was divided there. Ignored for any other start.
   */
  recurringDay?: number | null;
  /** Several weekdays, or one of the month (docs/decisions/series.md); days that do not fit the type are ignored. */
  recurringDays?: RecurringDays | undefined;
}

/** One occurrence: first and last day, both inclusive. */
export interface Occurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** The form's rule for an interval: whole numbers from 1 to 99, anything else becomes 1. */
export const normaliseInterval = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_INTERVAL && value <= MAX_INTERVAL ? value : 1;

export const isRecurringType = (value: unknown): value is RecurringType =>
  RECURRING_TYPES.some((type) => type === value);

/**
 * Occurrences that touch `from`..`to` (both inclusive), earliest first. A multi-day occurrence that extends beyond the
 * window is returned whole. Empty for a reversed window or an invalid event date.
 *
 * @param most maximum number
 */
export function occurrencesBetween(
  event: RecurrenceSource,
  from: CalendarDate,
  to: CalendarDate,
  most = Infinity,
): Occurrence[] {
  const extraDays = extraDaysOf(event);
  const last = dayNumber(to);
  return startsFrom(event, dayNumber(from) - extraDays, last, most).map((start) => occurrence(start, extraDays));
}

/** Whether some occurrence covers the date. */
export const occursOn = (event: RecurrenceSource, date: CalendarDate): boolean =>
  occurrencesBetween(event, date, date).length > 0;

/** The next `count` occurrences that start after the date `after`, earliest first; fewer when the series ends. */
export function nextOccurrences(event: RecurrenceSource, after: CalendarDate, count: number): Occurrence[] {
  const extraDays = extraDaysOf(event);
  if (count < 1) return [];
  return startsFrom(event, dayNumber(after) + 1, Infinity, count).map((start) => occurrence(start, extraDays));
}

/**
 * The day of the month that a series returns to: that of its start, or the later one that its first month was too short
 * for.
 */
export function dayOfSeries({ eventDate, recurringDay }: Pick<RecurrenceSource, 'eventDate' | 'recurringDay'>): number {
  const { year, month, day } = parseCalendarDate(eventDate) ?? { year: 0, month: 1, day: 1 };
  return recurringDay && recurringDay > day && clampedDate(year, month, recurringDay) === eventDate
    ? recurringDay
    : day;
}

/** The date in series `after` at the index of `date` in series `before`; null when `date` is not a start there. */
export function counterpart(
  before: RecurrenceSource,
  after: RecurrenceSource,
  date: CalendarDate,
): CalendarDate | null {
  const from = ruleOf(before);
  if (!from) return null;
  const day = dayNumber(date);
  const near = from.indexNear(day);
  const index = [near, near + 1].find((one) => one >= 0 && from.startOf(one) === day);
  if (index === undefined) return null;
  return occurrenceAt(after, index);
}

/** The start of an occurrence of a series by its index from 0, exceptions included; null beyond the calendar's range. */
export function occurrenceAt(event: RecurrenceSource, index: number): CalendarDate | null {
  const start = ruleOf(event)?.startOf(Math.min(index, MOST_OCCURRENCES));
  return start === undefined || start > LAST_DAY_NUMBER ? null : dateOfDayNumber(start);
}

/** More than there are days in the calendar's range. */
const MOST_OCCURRENCES = 200_000;

/** No series is computed beyond the last valid calendar date. */
const LAST_DAY_NUMBER = dayNumber('2200-12-31');
const LAST_MONTH = 2200 * 12 + 11;

/** Additional days of an occurrence; 0 for a missing, malformed or reversed end. */
function extraDaysOf(event: RecurrenceSource): number {
  if (event.endDate === event.eventDate) return 0;
  if (!isCalendarDate(event.endDate) || !isCalendarDate(event.eventDate)) return 0;
  return Math.max(0, dayNumber(event.endDate) - dayNumber(event.eventDate));
}

function occurrence(start: number, extraDays: number): Occurrence {
  const startDate = dateOfDayNumber(start);
  return { startDate, endDate: extraDays === 0 ? startDate : dateOfDayNumber(start + extraDays) };
}

/** Day numbers on which the first `count` occurrences start within the range, without exceptions. */
function startsFrom(event: RecurrenceSource, from: number, to: number, count = Infinity): number[] {
  if (!isCalendarDate(event.eventDate)) return [];
  const first = dayNumber(event.eventDate);
  const rule = ruleOf(event);
  const end = rule && isCalendarDate(event.recurringEndDate) ? dayNumber(event.recurringEndDate) : LAST_DAY_NUMBER;
  // never beyond the range, even with thousands of consecutive exceptions, as a file may bring
  const last = Math.min(end, to);
  const earliest = Math.max(first, from);
  const isException = exceptionsOf(event);
  if (!rule) return first >= from && first <= last && !isException(first) ? [first] : [];
  const starts: number[] = [];
  for (let index = Math.max(0, rule.indexNear(earliest)); starts.length < count; index += 1) {
    const start = rule.startOf(index);
    if (start > last) break;
    if (start >= earliest && !isException(start)) starts.push(start);
  }
  return starts;
}

/** Linear search while few are requested, which is nearly always. */
const FEW = 8;

function exceptionsOf({ exceptions }: RecurrenceSource): (day: number) => boolean {
  if (!exceptions || exceptions.length === 0) return () => false;
  let asked = 0;
  let all: ReadonlySet<CalendarDate> | undefined;
  return (day) => {
    const date = dateOfDayNumber(day);
    if (!all && (asked += 1) <= FEW) return exceptions.includes(date);
    all ??= new Set(exceptions);
    return all.has(date);
  };
}

/** A series as arithmetic on its occurrences' indexes. */
interface Rule {
  /** Day number of an occurrence by index from 0; strictly increasing. */
  startOf(index: number): number;
  /** Index of the first occurrence on or after the day, or the one before it; may be negative. */
  indexNear(day: number): number;
}

function ruleOf(event: RecurrenceSource): Rule | null {
  const type = event.recurringType ?? DEFAULT_RECURRING_TYPE;
  const start = parseCalendarDate(event.eventDate);
  if (event.isRecurring !== true || !isRecurringType(type) || !start) return null;
  const first = dayNumber(event.eventDate);
  const origin = { ...start, day: dayOfSeries(event) };
  const interval = normaliseInterval(event.recurringInterval);
  switch (type) {
    case 'daily':
      return everyDays(first, interval);
    case 'weekly': {
      const offsets = weekdayOffsets(type, event.recurringDays);
      return offsets ? onWeekdays(first, interval, offsets) : everyDays(first, interval * 7);
    }
    case 'monthly':
    case 'yearly': {
      const step = type === 'monthly' ? interval : interval * 12;
      const weekday = weekdayOfMonth(type, event.recurringDays);
      return everyMonths(
        origin,
        step,
        weekday
          ? (year, month) => nthWeekday(year, month, weekday)
          : (year, month) => dayNumber(clampedDate(year, month, origin.day)),
      );
    }
  }
}

const everyDays = (first: number, step: number): Rule => ({
  startOf: (index) => first + index * step,
  indexNear: (day) => Math.ceil((day - first) / step),
});

/** @param offsets days since Monday, ascending; those of the first week before the start are not occurrences */
function onWeekdays(first: number, interval: number, offsets: readonly number[]): Rule {
  // day 0, 1 January 1970, was a Thursday
  const monday = first - ((((first + 3) % 7) + 7) % 7);
  const step = interval * 7;
  const missed = offsets.filter((offset) => monday + offset < first).length;
  return {
    startOf: (index) => {
      const counted = index + missed;
      return monday + Math.floor(counted / offsets.length) * step + (offsets[counted % offsets.length] ?? 0);
    },
    indexNear: (day) => {
      const week = Math.floor((day - monday) / step);
      const within = day - monday - week * step;
      return week * offsets.length + offsets.filter((offset) => offset < within).length - missed;
    },
  };
}

/** Counted from the original start, never from the previous occurrence: a short month must not shift later ones. */
function everyMonths(origin: DateParts, step: number, dayIn: (year: number, month: number) => number): Rule {
  const firstMonth = origin.year * 12 + origin.month - 1;
  return {
    startOf: (index) => {
      const month = firstMonth + index * step;
      if (month > LAST_MONTH) return Infinity;
      return dayIn(Math.floor(month / 12), (month % 12) + 1);
    },
    indexNear: (day) => {
      const [year, month] = dateOfDayNumber(day).split('-').map(Number);
      return Math.ceil(((year ?? 0) * 12 + (month ?? 1) - 1 - firstMonth) / step);
    },
  };
}
