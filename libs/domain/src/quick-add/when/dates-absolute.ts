import {
  addDays,
  addMonths,
  addYears,
  calendarDate,
  clampedDate,
  daysInMonth,
  dayOfWeek,
  endOfMonth,
  isCalendarDate,
} from '../../time/dates';
import type { CalendarDate, DateParts } from '../../time/dates';
import { formatDate } from '../../time/format';
import { single, type DateMeaning, type DatePhrase, type DateReader } from './date-phrase';
import { monthIn, ORDINAL_DATES, startOf, yearOf } from './dates-ordinal';
import { nthWeekday } from './holidays';
import { matchAt, phrase, type ParserInput } from '../parser-input';
import { dayOfWord, MONTH, monthOf, ORDINAL, ORDINAL_DAY_WORD, ordinalOf, WEEKDAY, weekdayOf } from '../vocabulary';

/** Dates with a day of a month, with or without a year. Without one: the first on or after the reference day. */

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = "(?:,? ?((?:19|20|21)\\d\\d(?!:|\\d)|'\\d\\d))?";
/** Followed by this, a day is really an hour: "June 5pm", "May 5.30". */
const NO_TIME = '(?![:.]\\d| ?[ap]\\.?m)';

const NUMBER_WORD_MONTH = phrase(`(?:the )?(${ORDINAL_DAY_WORD})(?: day)? of (${MONTH})${YEAR}`);
const ISO = phrase('(\\d{4})-(\\d{2})-(\\d{2})');
const DATE_BEFORE_TIME = /(\d{4})-(\d{2})-(\d{2})(?=t\d{2}:\d{2})/uy;
const NUMERIC = phrase('(?!24/7(?!/))(\\d{1,2})([/.])(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?(?!/\\d)');
const FRACTION_OF = /\s*(?:price|term|off|day|hour|hr|marathon|pint|length|dozen|size|a |an |of )/uy;
const DAY_MONTH = phrase(`${DAY}(?: of)?[ -]?(${MONTH})(?:\\.|'s)?${YEAR}`);
const MONTH_DAY = phrase(`(${MONTH})\\.? (?:the )?${DAY}${NO_TIME}${YEAR}`);
const DAYS_MONTH = phrase(
  `(?:(${WEEKDAY}) )?${DAY} ?(?:-|to|until|till|til|through|thru|and|&) ?(?:(${WEEKDAY}) )?${DAY}(?: of)? ?(${MONTH})\\.?${YEAR}`,
);
const MONTH_DAYS = phrase(
  `(${MONTH})\\.? ${DAY} ?(?:-|to|until|till|til|through|thru|and|&) ?${DAY}${NO_TIME}(?! ?(?:${MONTH}))${YEAR}`,
);
const NTH_WEEKDAY = phrase(
  `(?:the )?(${ORDINAL}) (${WEEKDAY}) (?:of|in) (?:(${MONTH})${YEAR}|(?:the|this|(every|each)) month|(next) month)`,
);
const EDGE_OF_MONTH = phrase(
  `(?:the )?(end|start|beginning|last day|first day) of (?:(?:(?:the|this) )?month|(next) month|(${MONTH})${YEAR})|month[ -]end`,
);
const WHOLE_MONTH = phrase(`(?:(?:in|during|this|next) )?(${MONTH})(?: ((?:19|20|21)\\d\\d))?|next month`);
/** Short month names that are common words too; they need "in" before them or a capital. */
const ALSO_A_WORD = /^(?:may|march|mar|jan|jun|dec|nov|oct|sep|sept|apr|aug|feb|jul)$/;

const readIso: DateReader = ({ text }, at) => {
  const match = matchAt(ISO, text, at) ?? matchAt(DATE_BEFORE_TIME, text, at);
  const date = match?.[0] ?? '';
  if (!match || !isCalendarDate(date)) return null;
  // "2026-12-05T15:40": the T belongs to neither
  const end = at + date.length + (text.charAt(at + date.length) === 't' ? 1 : 0);
  return { end, resolve: () => ({ options: single(date), hasYear: true }) };
};

const readNumeric: DateReader = (input, at) => {
  const match = matchAt(NUMERIC, input.text, at);
  if (!match) return null;
  const [whole, one = '', separator, two = '', year] = match;
  const end = at + whole.length;
  // 5.30 is a time or a price; a dotted date includes its year
  if (separator === '.' && !year) return null;
  if (matchAt(FRACTION_OF, input.text, end)) return null;
  const a = Number(one);
  const b = Number(two);
  const dayFirst = { day: a, month: b };
  const monthFirst = { day: b, month: a };
  const orders = [dayFirst, monthFirst].filter(({ day, month }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
  const preferred = separator === '.' ? true : input.dayFirst;
  if (preferred === false) orders.reverse();
  const [first, second] = orders;
  if (!first) return null;
  const isClear = preferred !== null || !second || a === b;
  const chosen = isClear ? [first] : orders;
  if (!chosen.every((parts) => existsIn(parts, year))) return null;
  return {
    end,
    resolve: (from) => {
      const meanings = chosen.map((parts) => dayOfMonth(parts, year, from));
      const [clear] = meanings;
      if (isClear && clear) return clear;
      const options = meanings.flatMap(({ options: [days] }) => [days]).sort((x, y) => (x.first < y.first ? -1 : 1));
      return { ...clear, options: options as DateMeaning['options'], ask: `Which day is ${whole}?` };
    },
  };
};

const readNamed: DateReader = (input, at) => {
  const dayMonth = matchAt(DAY_MONTH, input.text, at);
  if (dayMonth) {
    const [whole, day, month, year] = dayMonth;
    return namedDay(input, at + whole.length, day, month, year);
  }
  const spelledOut = matchAt(NUMBER_WORD_MONTH, input.text, at);
  if (spelledOut) {
    const [whole, day = '', month, year] = spelledOut;
    return namedDay(input, at + whole.length, String(dayOfWord(day)), month, year);
  }
  const monthDay = matchAt(MONTH_DAY, input.text, at);
  if (!monthDay) return null;
  const [whole, month, day, year] = monthDay;
  return namedDay(input, at + whole.length, day, month, year);
};

function namedDay(
  { isAboutBirth, today }: ParserInput,
  end: number,
  day = '',
  month = '',
  typedYear?: string,
): DatePhrase | null {
  const parts = { day: Number(day), month: monthOf(month) };
  // for an ordinary event 1930 is half past seven in the evening, not a year
  const isTime = typedYear?.startsWith('19') && !isAboutBirth && Number(typedYear) < Number(today.slice(0, 4));
  const year = isTime ? undefined : typedYear;
  if (parts.day < 1 || parts.day > 31) return null;
  const shortened = isTime && typedYear ? typedYear.length + 1 : 0;
  if (!existsIn(parts, year)) return impossibleDay(end - shortened, parts, year);
  return { end: end - shortened, resolve: (from) => dayOfMonth(parts, year, from) };
}

/** "31 June": the month's last day, or the day after it? */
const impossibleDay = (end: number, { month }: { month: number }, year?: string): DatePhrase => ({
  end,
  resolve: (from) => {
    const { options, ...rest } = dayOfMonth({ day: daysInMonth(fullYear(year) ?? 2027, month), month }, year, from);
    const [{ first }] = options;
    return {
      ...rest,
      options: [...single(first), ...single(addDays(first, 1))],
      ask: `That month has only ${Number(first.slice(8))} days. Which day is meant?`,
    };
  },
});

const readDayRange: DateReader = (input, at) => {
  const daysMonth = matchAt(DAYS_MONTH, input.text, at);
  const monthDays = daysMonth ? null : matchAt(MONTH_DAYS, input.text, at);
  const match = daysMonth ?? monthDays;
  if (!match) return null;
  const [from, to, month, year] = daysMonth
    ? [daysMonth[2], daysMonth[4], daysMonth[5], daysMonth[6]]
    : [match[2], match[3], match[1], match[4]];
  const start = { day: Number(from), month: monthOf(month ?? '') };
  const end = { day: Number(to), month: start.month };
  if (start.day < 1 || end.day <= start.day || !existsIn(start, year) || !existsIn(end, year)) return null;
  // a holiday that has begun is still this year's: only its end decides
  const resolve = (seenFrom: CalendarDate): DateMeaning => {
    const { options, ...rest } = dayOfMonth(end, year, seenFrom);
    const last = options[0].first;
    return { ...rest, options: [{ first: clampedDate(Number(last.slice(0, 4)), start.month, start.day), last }] };
  };
  // "Sat 12 - Mon 14 Dec": non-matching weekdays are read on their own, and asked
  const [{ first, last }] = resolve(input.today).options;
  const agrees = (weekday: string | undefined, date: CalendarDate): boolean =>
    !weekday || weekdayOf(weekday) === dayOfWeek(date);
  if (daysMonth && !(agrees(daysMonth[1], first) && agrees(daysMonth[3], last))) return null;
  return { end: at + match[0].length, resolve };
};

const readNthWeekday: DateReader = ({ text, today }, at) => {
  const match = matchAt(NTH_WEEKDAY, text, at);
  if (!match) return null;
  const [whole, nth = '', weekday = '', month, year, , next] = match;
  const find = (first: CalendarDate): CalendarDate | null =>
    nthWeekday(yearOf(first), monthIn(first), weekdayOf(weekday), ordinalOf(nth));
  return {
    end: at + whole.length,
    resolve: (from) => {
      const givenYear = fullYear(year);
      let first = next ? addMonths(startOf(today), 1) : startOf(from);
      if (month) first = calendarDate({ year: givenYear ?? yearOf(from), month: monthOf(month), day: 1 });
      for (let tries = 0; tries < 24 && !givenYear && (find(first) ?? '') < from; tries += 1)
        first = addMonths(first, month ? 12 : 1);
      const found = find(first) ?? endOfMonth(first);
      return { options: single(found) };
    },
  };
};

const readEdgeOfMonth: DateReader = ({ text, today }, at) => {
  const match = matchAt(EDGE_OF_MONTH, text, at);
  if (!match) return null;
  const [whole, edge = 'end', next, month, year] = match;
  const isEnd = edge === 'end' || edge === 'last day';
  return {
    end: at + whole.length,
    resolve: (from) => {
      if (month) return dayOfMonth({ day: isEnd ? 31 : 1, month: monthOf(month) }, year, from, true);
      const first = next ? addMonths(startOf(today), 1) : startOf(from);
      if (isEnd) return { options: single(endOfMonth(first)) };
      return { options: single(first < today ? addMonths(first, 1) : first) };
    },
  };
};

/** A bare month is not a date: its day is asked, unless something clearer is found. */
const readMonth: DateReader = ({ raw, text, today, context }, at) => {
  const match = matchAt(WHOLE_MONTH, text, at);
  if (!match) return null;
  const [whole, name, year] = match;
  const isBare = whole === name;
  if (isBare && ALSO_A_WORD.test(whole) && !(at > 0 && /\p{Lu}/u.test(raw.charAt(at)))) return null;
  return {
    end: at + whole.length,
    resolve: (from) => {
      let first = addMonths(startOf(today), 1);
      if (name) {
        first = calendarDate({ year: year ? Number(year) : yearOf(from), month: monthOf(name), day: 1 });
        if (!year && endOfMonth(first) < from) first = addYears(first, 1);
      }
      const start = first < from && from.slice(0, 7) === first.slice(0, 7) ? from : first;
      const last = endOfMonth(first);
      const title = formatDate(first, context.locale, { month: 'long', year: 'numeric' });
      return {
        options: [...single(start), { first: start, last }],
        ask: `Which day in ${title}?`,
        isWeak: true,
      };
    },
  };
};

/** All readers of this file; the longest match wins. */
export const ABSOLUTE_DATES: readonly DateReader[] = [
  readIso,
  readNumeric,
  readDayRange,
  readNamed,
  ...ORDINAL_DATES,
  readNthWeekday,
  readEdgeOfMonth,
  readMonth,
];

/** A day of a month in its year, or in the first year from `from` on that has it (29 February waits for a leap year). */
export function dayOfMonth(
  { day, month }: Omit<DateParts, 'year'>,
  year: string | undefined,
  from: CalendarDate,
  clamp = false,
): DateMeaning {
  const typedYear = fullYear(year);
  if (typedYear !== null) {
    const date = clampedDate(typedYear, month, day);
    return { options: single(date), hasYear: true };
  }
  let candidate = yearOf(from);
  while ((!clamp && daysInMonth(candidate, month) < day) || clampedDate(candidate, month, day) < from) candidate += 1;
  return { options: single(clampedDate(candidate, month, day)) };
}

/** "27" and "'27" are 2027; null when no year is given. */
const fullYear = (year: string | undefined): number | null => {
  if (!year) return null;
  const digits = Number(year.replace("'", ''));
  return digits < 100 ? 2000 + digits : digits;
};

const existsIn = ({ day, month }: { day: number; month: number }, year?: string): boolean =>
  day <= daysInMonth(fullYear(year) ?? 2024, month);
