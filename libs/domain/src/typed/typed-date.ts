import { fold, type ParserInput } from '../quick-add/parser-input';
import { readDate } from '../quick-add/when/dates';
import { addYears, calendarDate, isCalendarDate } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { DEFAULT_LOCALE, isLocale } from '../time/format';
import { inEnglish, isDayFirst } from './in-english';

/** The context of a typed date. */
export interface TypedDateContext {
  /** Today in the family's zone. */
  today: CalendarDate;
  /** 04/05 is 4 May where the locale writes the day first. Its names of months are read as well as English ones. */
  locale: string;
  /** ISO 3166 code, for feasts; else taken from the locale. */
  country?: string | null;
  /** Without a year the first such date from here on is meant. */
  min?: CalendarDate | undefined;
  /** Without a full year the last such date up to here is meant, as for a birthday. */
  max?: CalendarDate | undefined;
}

/** A date, or why there is none; `ask` names the readings of an ambiguous text. */
export type TypedDate = { date: CalendarDate } | { date: null; ask: string | null };

const UNREADABLE: TypedDate = { date: null, ask: null };
const LONGEST = 60;
/** Maximum length including white space; longer text was pasted by mistake and is ignored. */
export const LONGEST_TYPED = 500;

/**
 * Reads a date that somebody typed into a date field: "3 Oct", "tomorrow", "next Fri", "12/10", "3.10.", "2026-10-03".
 * The words are those of quick add; numbers follow the order of the family's locale.
 *
 * A field shows at once what it understood, so a number alone may be a day of the month. Several days ("next week") and
 * contradictions ("Friday 28th" when that is a Saturday) are not a date.
 *
 * @param text anything; never throws because of it
 */
export function readTypedDate(text: string, context: TypedDateContext): TypedDate {
  if (text.length > LONGEST_TYPED) return UNREADABLE;
  const locale = isLocale(context.locale) ? context.locale : DEFAULT_LOCALE;
  const read = inEnglish(fold(text.trim()), locale).replace(/[.,\s]+$/, '');
  if (read === '' || read.length > LONGEST) return UNREADABLE;
  const dayFirst = isDayFirst(locale);
  const words = inFigures(read, dayFirst) ?? read;
  const { today, min, max } = context;
  const from = min && min > today ? min : today;
  const found = readDate(parserInput(words, locale, dayFirst, context), 0);
  if (!found || found.end < words.length) return UNREADABLE;
  const { options, ask = null, minutes } = found.resolve(from);
  const [{ first, last }] = options;
  if (options.length > 1) return { date: null, ask };
  if (first !== last || minutes !== undefined) return UNREADABLE;
  const date = max && first > max ? beforeMax(first, max, words) : first;
  return isCalendarDate(date) ? { date } : UNREADABLE;
}

/** Digits in the grammar's notation; null if no conversion is needed. */
function inFigures(text: string, dayFirst: boolean): string | null {
  const day = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1];
  if (day) return `the ${Number(day)}th`;
  const shortYear = /^(\d.*\p{L}|\p{L}+\.? \d{1,2}),? (\d\d)$/u.exec(text);
  if (shortYear) return `${shortYear[1]} '${shortYear[2]}`;
  const yearFirst = /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/u.exec(text);
  if (yearFirst) {
    const [, year, month, date] = yearFirst;
    return calendarDate({ year: Number(year), month: Number(month), day: Number(date) });
  }
  const together = /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  const apart = /^(\d{1,2})(?:\. ?|[-/ ])(\d{1,2})(?:(?:\. ?|[-/ ])(\d{4}|\d\d))?$/.exec(text);
  const [, one, two, year] = together ?? apart ?? [];
  if (!one || !two) return null;
  // a single number that can only be one of the two decides the order
  const swapped = !dayFirst && Number(one) > 12 && Number(two) <= 12;
  return `${swapped ? `${two}/${one}` : `${one}/${two}`}${year ? `/${year}` : ''}`;
}

/** If the date must be in the past, "85" is 1985 and "3 Oct" is the last one; a full year is used unchanged. */
function beforeMax(date: CalendarDate, max: CalendarDate, text: string): CalendarDate {
  if (/\d{4}/.test(text)) return date;
  const shortYear = /\/\d+\/\d\d$|'\d\d$/.test(text);
  let earlier = date;
  while (earlier > max) earlier = addYears(earlier, shortYear ? -100 : -1);
  return earlier;
}

function parserInput(
  text: string,
  locale: string,
  dayFirst: boolean,
  { today, country }: TypedDateContext,
): ParserInput {
  return {
    raw: text,
    text,
    today,
    nowMinutes: 0,
    dayFirst,
    country: country ?? /[-_]([A-Z]{2})\b/.exec(locale)?.[1] ?? 'GB',
    context: { now: new Date(`${today}T00:00:00Z`), timeZone: 'UTC', locale, members: [] },
    // here a number such as 1930 is always a year, never a time
    isAboutBirth: true,
  };
}
