/**
 * Calendar dates and times of day, without zones.
 *
 * A date is what the family wrote on the calendar: 'YYYY-MM-DD'. It is never converted to an instant, so no zone or
 * clock change can shift it (product rule 9). All arithmetic uses day numbers of the proleptic Gregorian calendar;
 * `Date` is only used in `today.ts`, where a real instant is needed.
 */

/** 'YYYY-MM-DD'. An alias rather than a brand, so that generated GraphQL types fit without casts. */
export type CalendarDate = string;

/** 'HH:MM', 24 hours, 00:00 to 23:59. */
export type LocalTime = string;

/** First day of a week as a day number: 0 Sunday (the documented default of the month grid), 1 Monday, 6 Saturday. */
export type WeekStartsOn = 0 | 1 | 6;

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

export const MIN_YEAR = 1900;
export const MAX_YEAR = 2200;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Number of days of a month (1 to 12) in a year. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);

/** The parts of a valid date; null for a wrong format, a nonexistent day, or a year outside 1900 to 2200. */
export function parseCalendarDate(value: unknown): DateParts | null {
  if (typeof value !== 'string') return null;
  const parts = readParts(value);
  return parts && parts.year >= MIN_YEAR && parts.year <= MAX_YEAR ? parts : null;
}

/** Whether a value is an existing date in the years 1900 to 2200. */
export const isCalendarDate = (value: unknown): value is CalendarDate => parseCalendarDate(value) !== null;

/** Whether a value is a time of day 'HH:MM'; '24:00' is not one. */
export const isLocalTime = (value: unknown): value is LocalTime => typeof value === 'string' && TIME.test(value);

/** Minutes since midnight (0 to 1439), or null when the time is missing or malformed. */
export function minutesOfTime(value: string | null | undefined): number | null {
  const match = value ? TIME.exec(value) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** 'HH:MM' of minutes since midnight; wraps around the day. */
export function timeOfMinutes(minutes: number): LocalTime {
  const within = ((Math.floor(minutes) % 1440) + 1440) % 1440;
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}

/** Builds a date from valid parts; use `clampedDate` for a day that may be too large. */
export const calendarDate = ({ year, month, day }: DateParts): CalendarDate =>
  `${year < 1000 ? String(year).padStart(4, '0') : year}-${pad(month)}-${pad(day)}`;

/**
 * Days since 1970-01-01. Also accepts dates that arithmetic moved slightly outside 1900 to 2200.
 * @throws RangeError for anything that is not a date.
 */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  // Days from the civil calendar: with years starting in March the leap day is a year's last day.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The date of a day number (the inverse of `dayNumber`). */
export function dateOfDayNumber(days: number): CalendarDate {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return calendarDate({ year, month, day });
}

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDayNumber(dayNumber(date) + days);

/** Same day of the month, or the month's last day when it is shorter: 31 January + 1 is 28 (29) February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + month - 1 + months;
  return clampedDate(Math.floor(index / 12), (index % 12) + 1, day);
}

/** Same day and month; 29 February becomes 28 February in a common year (product rule 10). */
export const addYears = (date: CalendarDate, years: number): CalendarDate => addMonths(date, years * 12);

/** The date, with a day that the month does not have replaced by its last day. */
export const clampedDate = (year: number, month: number, day: number): CalendarDate =>
  calendarDate({ year, month, day: Math.min(day, daysInMonth(year, month)) });

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const diffDays = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** 0 Sunday to 6 Saturday. */
export const dayOfWeek = (date: CalendarDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** Negative, zero or positive, for sorting. Dates in this form sort as text. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => (a < b ? -1 : a > b ? 1 : 0);

export const startOfWeek = (date: CalendarDate, weekStartsOn: WeekStartsOn): CalendarDate =>
  addDays(date, -((dayOfWeek(date) - weekStartsOn + 7) % 7));

/** The seven dates of the week that holds `date`. */
export const daysOfWeek = (date: CalendarDate, weekStartsOn: WeekStartsOn): CalendarDate[] =>
  daysFrom(startOfWeek(date, weekStartsOn), 7);

/** `count` consecutive dates from `first`. */
export function daysFrom(first: CalendarDate, count: number): CalendarDate[] {
  const start = dayNumber(first);
  return Array.from({ length: count }, (_, index) => dateOfDayNumber(start + index));
}

export const startOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return clampedDate(year, month, 31);
}

export const isSameMonth = (a: CalendarDate, b: CalendarDate): boolean => a.slice(0, 7) === b.slice(0, 7);

/**
 * The weeks of a month's grid, each of seven dates, with the neighbouring months' days that fill the first and last
 * row. Six rows where the month needs them, else five (also for a February that would fit four, so that the grid does
 * not jump).
 * @param month any date of the month, or 'YYYY-MM'.
 */
export function daysOfMonthGrid(month: string, weekStartsOn: WeekStartsOn): CalendarDate[][] {
  const first = startOfMonth(month);
  const gridStart = startOfWeek(first, weekStartsOn);
  const rows = Math.max(5, Math.ceil((diffDays(gridStart, endOfMonth(first)) + 1) / 7));
  return Array.from({ length: rows }, (_, row) => daysFrom(addDays(gridStart, row * 7), 7));
}

/** Age in full years on a date: somebody born on 29 February has their birthday on 28 February in a common year. */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const years = partsOf(date).year - partsOf(birthDate).year;
  return addYears(birthDate, years) <= date ? years : years - 1;
}

/** Turns a family's stored first day of the week (`WeekStart` of the GraphQL schema) into a day number. */
export const weekStartDay = (weekStart: string | null | undefined): WeekStartsOn =>
  weekStart === 'monday' ? 1 : weekStart === 'saturday' ? 6 : 0;

function partsOf(date: CalendarDate): DateParts {
  const parts = readParts(date);
  if (!parts) throw new RangeError(`Not a calendar date: ${date}`);
  return parts;
}

/** Digit by digit: every date of every row is parsed here, and a regular expression costs ten times as much. */
function readParts(value: string): DateParts | null {
  if (value.length !== 10 || value[4] !== '-' || value[7] !== '-') return null;
  const year = digits(value, 0, 4);
  const month = digits(value, 5, 7);
  const day = digits(value, 8, 10);
  // NaN is never in range
  return year >= 0 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

const ZERO = 48;

/** The number at `start` to `end`; NaN for a non-digit. */
function digits(value: string, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at += 1) {
    const digit = value.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}

const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));
