import { addDays, dayNumber, isSameMonth, minutesOfTime, startOfMonth } from './dates';
import type { CalendarDate, LocalTime, WeekStartsOn } from './dates';

export const DEFAULT_LOCALE = 'en-GB';

/** Whether a value is a language tag that Intl understands, such as 'en-GB'. */
export function isLocale(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value).length > 0;
  } catch {
    return false;
  }
}

/** "Thursday 8 October", or "Thursday 8 October 2026" with `year`. */
export function formatLongDate(date: CalendarDate, locale: string, { year = false } = {}): string {
  const text = formatDate(
    date,
    locale,
    year ? { dateStyle: 'full' } : { weekday: 'long', day: 'numeric', month: 'long' },
  );
  // British English has no comma after the weekday; engines of different years disagree.
  return locale === 'en-GB' ? text.replace(', ', ' ') : text;
}

/** "8 Oct"; the year is added when it differs from the year of `today`. */
export function formatShortDate(date: CalendarDate, locale: string, today?: CalendarDate): string {
  const withYear = today !== undefined && today.slice(0, 4) !== date.slice(0, 4);
  return formatDate(date, locale, { day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }) });
}

/** "Thu 8 Oct". */
export const formatWeekdayDate = (date: CalendarDate, locale: string): string =>
  formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** "8 Oct 2026": a date in a field. */
export const formatMediumDate = (date: CalendarDate, locale: string): string =>
  formatDate(date, locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** "October 2026". @param month any date of the month, or 'YYYY-MM'. */
export const formatMonthTitle = (month: string, locale: string): string =>
  formatDate(startOfMonth(month), locale, { month: 'long', year: 'numeric' });

/** "4–10 October 2026", "27 September – 3 October 2026", "27 December 2026 – 2 January 2027". */
export const formatWeekTitle = (firstDay: CalendarDate, locale: string): string =>
  formatDateRange(firstDay, addDays(firstDay, 6), locale);

/** A span of dates as in `formatWeekTitle`; one date when start and end are the same. */
export const formatDateRange = (start: CalendarDate, end: CalendarDate, locale: string): string =>
  rangeOf(start, end, formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** "5–11 October", "28 September – 4 October": without the year, unless the dates are in different years. */
export function formatDateRangeOfYear(start: CalendarDate, end: CalendarDate, locale: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return formatDateRange(start, end, locale);
  return rangeOf(start, end, formatter(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
}

/** "4–10 Oct", "27 Sept – 3 Oct", "Oct 4–10": without the year. */
export const formatShortDateRange = (start: CalendarDate, end: CalendarDate, locale: string): string =>
  rangeOf(start, end, formatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }));

function rangeOf(start: CalendarDate, end: CalendarDate, format: Intl.DateTimeFormat): string {
  if (end <= start) return plain(format.format(utc(start)));
  const text = plain(format.formatRange(utc(start), utc(end)));
  // Engines disagree about the space around the dash between two days of one month.
  return isSameMonth(start, end) ? text.replace(/(\d) – (\d)/, '$1–$2') : text;
}

/** "14:30" or "2:30 PM", by locale. Text that is not a time is returned unchanged. */
export const formatTime = (time: LocalTime, locale: string): string =>
  partsOfTime(time, locale)
    .map(({ value }) => value)
    .join('');

/** "14:30" or "2:30": where the context shows which half of the day it is. */
export const formatTimeAlone = (time: LocalTime, locale: string): string =>
  partsOfTime(time, locale)
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();

function partsOfTime(time: LocalTime, locale: string): { type: string; value: string }[] {
  const minutes = minutesOfTime(time);
  if (minutes === null) return [{ type: 'literal', value: time }];
  const hour = uses12Hours(locale) ? 'numeric' : '2-digit';
  const format = formatter(locale, { hour, minute: '2-digit', timeZone: 'UTC' });
  return format.formatToParts(new Date(minutes * 60_000)).map(({ type, value }) => ({ type, value: plain(value) }));
}

/** "14:30–16:00", "2:30–4:00 PM", "11:00 AM–1:00 PM", or the start alone when there is no end. */
export function formatTimeRange(start: LocalTime, end: LocalTime | null | undefined, locale: string): string {
  if (!end) return formatTime(start, locale);
  const periods = [start, end].map((time) => partsOfTime(time, locale).at(-1));
  const [first, last] = periods;
  const isShared = first?.type === 'dayPeriod' && first.value === last?.value && start <= end;
  return `${isShared ? formatTimeAlone(start, locale) : formatTime(start, locale)}–${formatTime(end, locale)}`;
}

/** Label of an hour (0 to 23) beside the week and day views: "09:00" or "9 AM". */
export function formatHour(hour: number, locale: string): string {
  if (!uses12Hours(locale)) return formatTime(`${String(hour).padStart(2, '0')}:00`, locale);
  return plain(formatter(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(hour * 3_600_000)));
}

/** An instant in a zone, in full: "8 October 2026 at 14:30" (for tooltips of relative times). */
export function formatInstant(instant: Date, timeZone: string, locale: string): string {
  return plain(formatter(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant));
}

/** The seven weekday names in the order of the grid, for example ["Sun", "Mon", …]. */
export function weekdayNames(
  locale: string,
  weekStartsOn: WeekStartsOn,
  style: 'long' | 'short' | 'narrow' = 'short',
): string[] {
  // 1 January 2023 was a Sunday.
  return Array.from({ length: 7 }, (_, index) =>
    formatDate(`2023-01-0${((index + weekStartsOn) % 7) + 1}`, locale, { weekday: style }),
  );
}

/** Any Intl format of a calendar date, which is treated as midnight UTC so that no zone shifts it. */
export const formatDate = (date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions): string =>
  plain(formatter(locale, { ...options, timeZone: 'UTC' }).format(utc(date)));

/** Size of the formatter cache. Locales come from settings, so their number is small but not under our control. */
const MAX_FORMATTERS = 200;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(wanted: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${wanted}|${JSON.stringify(options)}`;
  let format = formatters.get(key);
  if (!format) {
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
    // The grid is Gregorian, so the names must be: some locales default to other calendars.
    format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' });
    formatters.set(key, format);
  }
  return format;
}

/** "Thu 8": a day below its month's name. */
export const formatWeekdayDay = (date: CalendarDate, locale: string): string =>
  `${formatDate(date, locale, { weekday: 'short' })} ${formatDate(date, locale, { day: 'numeric' })}`;

/** Whether times contain AM or PM, and so need more room. */
export function uses12Hours(locale: string): boolean {
  const cycle = formatter(locale, { hour: 'numeric', timeZone: 'UTC' }).resolvedOptions().hourCycle;
  return cycle === 'h12' || cycle === 'h11';
}

const utc = (date: CalendarDate): Date => new Date(dayNumber(date) * 86_400_000);

/** Thin and narrow spaces differ between engines and break comparisons; they look the same. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');
