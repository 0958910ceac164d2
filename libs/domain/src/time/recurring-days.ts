import {
  addDays,
  clampedDate,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysInMonth,
  diffDays,
  isCalendarDate,
  parseCalendarDate,
} from './dates';
import type { CalendarDate } from './dates';

/**
 * The days on which a series repeats, unless its start date implies them, written as iCalendar's BYDAY:
 *
 * - weekly: weekdays, `['MO', 'WE']`. Weeks run from Monday to Sunday, and an interval counts them from the week of the
 *   start.
 * - monthly and yearly: one weekday of the month, `['2TU']` for the second Tuesday, `['-1FR']` for the last Friday.
 *   There is no fifth one: many months lack it, and "last" is what is meant.
 *
 * null is the rule without: the weekday of the start, or its day of the month.
 */
export type RecurringDays = readonly string[] | null;

/** Weekdays by their number, 0 is Sunday. */
export const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Which weekday of a month a series can name; -1 is the last. */
export const NTH = [1, 2, 3, 4, -1] as const;
export type Nth = (typeof NTH)[number];

export interface RecurringDay {
  /** 0 is Sunday. */
  weekday: number;
  /** null: every such weekday. */
  nth: Nth | null;
}

/** '2TU', 'MO'; null for anything else. */
export function parseRecurringDay(code: string): RecurringDay | null {
  const [, number, name] = /^(-?\d)?([A-Z]{2})$/.exec(code) ?? [];
  const weekday = WEEKDAY_CODES.findIndex((one) => one === name);
  if (weekday === -1) return null;
  if (number === undefined) return { weekday, nth: null };
  const nth = NTH.find((one) => one === Number(number));
  return nth === undefined ? null : { weekday, nth };
}

export const recurringDayCode = ({ weekday, nth }: RecurringDay): string =>
  `${nth ?? ''}${WEEKDAY_CODES[weekday] ?? ''}`;

/** Days since Monday. */
const fromMonday = (weekday: number): number => (weekday + 6) % 7;

/** The days since Monday of a weekly series on several weekdays, ascending; null when it is on that of its start alone. */
export function weekdayOffsets(type: string, days: RecurringDays | undefined): readonly number[] | null {
  if (type !== 'weekly' || !days || days.length === 0) return null;
  const parsed = days.map(parseRecurringDay);
  if (parsed.some((day) => day === null || day.nth !== null)) return null;
  return [...new Set(parsed.map((day) => fromMonday(day?.weekday ?? 0)))].sort((a, b) => a - b);
}

/** The weekday of the month of a monthly or yearly series; null when it keeps its day of the month. */
export function weekdayOfMonth(type: string, days: RecurringDays | undefined): { weekday: number; nth: Nth } | null {
  if ((type !== 'monthly' && type !== 'yearly') || days?.length !== 1) return null;
  const { weekday, nth } = parseRecurringDay(days[0] ?? '') ?? { weekday: 0, nth: null };
  return nth === null ? null : { weekday, nth };
}

/** Day number of the nth weekday of a month. */
export function nthWeekday(year: number, month: number, { weekday, nth }: { weekday: number; nth: Nth }): number {
  if (nth === -1) {
    const last = clampedDate(year, month, 31);
    return dayNumber(last) - ((dayOfWeek(last) - weekday + 7) % 7);
  }
  const first = clampedDate(year, month, 1);
  return dayNumber(first) + ((weekday - dayOfWeek(first) + 7) % 7) + (nth - 1) * 7;
}

/** The ways to name a date by its weekday: the second Tuesday; also the last one, when it is. */
export function nthsOf(date: CalendarDate): Nth[] {
  const { year, month, day } = parseCalendarDate(date) ?? { year: 1970, month: 1, day: 1 };
  return NTH.filter((nth) => (nth === -1 ? day + 7 > daysInMonth(year, month) : Math.ceil(day / 7) === nth));
}

/** Whether a series of these days can start on the date. */
export function fitsRecurringDays(type: string, days: RecurringDays | undefined, date: CalendarDate): boolean {
  const weekday = dayOfWeek(date);
  const offsets = weekdayOffsets(type, days);
  if (offsets) return offsets.includes(fromMonday(weekday));
  const monthly = weekdayOfMonth(type, days);
  return !monthly || (monthly.weekday === weekday && nthsOf(date).includes(monthly.nth));
}

/** The problem with a series' days as a message; null when they are valid. */
export function recurringDaysProblem(
  days: readonly string[] | null | undefined,
  type: string | null | undefined,
  start: string | null | undefined,
): string | null {
  if (!days) return null;
  if (days.length === 0) return 'Choose at least one day, or leave the days out';
  const parsed = days.map((day) => (typeof day === 'string' ? parseRecurringDay(day) : null));
  if (days.length > 7 || parsed.some((day) => day === null))
    return 'Days are weekdays such as MO, or one weekday of the month from 1MO to 4MO and -1MO (the last)';
  if (type !== 'weekly' && type !== 'monthly' && type !== 'yearly')
    return 'Only a weekly, monthly or yearly repeat names its days';
  if (type === 'weekly' && parsed.some((day) => day?.nth != null)) return 'A weekly repeat takes weekdays such as MO';
  if (type !== 'weekly' && (parsed.length > 1 || parsed[0]?.nth == null))
    return 'A monthly or yearly repeat takes one weekday of the month, such as 2TU or -1FR';
  return isCalendarDate(start) && !fitsRecurringDays(type, days, start)
    ? 'The first day must be one of the days on which it repeats'
    : null;
}

/** Valid days in stored form: without duplicates, from Monday on; null if the start date implies them. */
export function tidyRecurringDays(type: string, days: RecurringDays | undefined, start: CalendarDate): RecurringDays {
  const offsets = weekdayOffsets(type, days);
  if (offsets) {
    const alone = offsets.length === 1 && offsets[0] === fromMonday(dayOfWeek(start));
    return alone ? null : offsets.map((offset) => WEEKDAY_CODES[(offset + 1) % 7] ?? '');
  }
  const monthly = weekdayOfMonth(type, days);
  return monthly && [recurringDayCode(monthly)];
}

/**
 * The days of a series after one occurrence has moved to another date (a drag, a new date in the form). All weekdays
 * move by the same number of days (Monday and Wednesday become Tuesday and Thursday), so that nothing is lost and
 * exceptions move with their occurrences. A weekday of the month becomes that of the new date: the second Tuesday,
 * dragged to the 16th, becomes the third Wednesday or whichever the 16th is; the last one stays the last if possible.
 */
export function movedRecurringDays(
  type: string,
  days: RecurringDays | undefined,
  from: CalendarDate,
  to: CalendarDate,
): RecurringDays {
  const by = (((isCalendarDate(from) && isCalendarDate(to) ? diffDays(from, to) : 0) % 7) + 7) % 7;
  const offsets = weekdayOffsets(type, days);
  if (offsets)
    return [...offsets]
      .map((offset) => (offset + by) % 7)
      .sort((a, b) => a - b)
      .map((offset) => WEEKDAY_CODES[(offset + 1) % 7] ?? '');
  const monthly = weekdayOfMonth(type, days);
  if (!monthly || !isCalendarDate(to)) return days ?? null;
  const possible = nthsOf(to);
  const nth = possible.includes(monthly.nth) ? monthly.nth : (possible[0] ?? -1);
  return [recurringDayCode({ weekday: dayOfWeek(to), nth })];
}

/**
 * The first day of a series after one occurrence has moved to another date, given the new days: shifted by the same
 * number of days, or the weekday of the month in the month shifted by the same number of months.
 */
export function movedSeriesStart(
  start: CalendarDate,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  type: string,
  days: RecurringDays | undefined,
): CalendarDate {
  const monthly = weekdayOfMonth(type, days);
  if (monthly) {
    const [at, before, after] = [start, from, to].map(monthNumber) as [number, number, number];
    const month = at + after - before;
    return dateOfDayNumber(nthWeekday(Math.floor(month / 12), (month % 12) + 1, monthly));
  }
  let moved = addDays(start, diffDays(from, to));
  for (let tries = 0; tries < 6 && !fitsRecurringDays(type, days, moved); tries += 1) moved = addDays(moved, 1);
  return moved;
}

function monthNumber(date: CalendarDate): number {
  const { year, month } = parseCalendarDate(date) ?? { year: 1970, month: 1 };
  return year * 12 + month - 1;
}
