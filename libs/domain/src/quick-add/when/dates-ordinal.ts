import { addMonths, clampedDate, daysInMonth } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';
import { single, type DateMeaning, type DateReader } from './date-phrase';
import { matchAt, phrase } from '../parser-input';

/** Days of a month without the month's name: "the 5th", "28th 9am", "24th-26th". */

const ORDINAL_DAY = phrase(
  '(?:the |(?<=(?:on|by|until|till|from) ))(\\d{1,2})(?:st|nd|rd|th)(?: of (this|next) month| of the month)?|(\\d{1,2})(?:st|nd|rd|th) of (?:(this|next) month|the month)',
);
const ORDINAL_RANGE = phrase(
  '(\\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|until|till) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! ?(?:of|birthday)(?!\\p{L}))',
);
const ORDINAL_BESIDE_TIME = phrase(
  '(\\d{1,2})(?:st|nd|rd|th)(?=,? (?:at |@ ?)?(?:\\d{1,2}(?:[:.]\\d\\d(?!\\d)| ?[ap]\\.?m(?![\\p{L}])|:)|noon|midday))',
);

const readOrdinal: DateReader = ({ text, today }, at) => {
  const match = matchAt(ORDINAL_DAY, text, at);
  if (!match) return null;
  const [whole, afterThe, month, beforeOf, otherMonth] = match;
  const day = Number(afterThe ?? beforeOf);
  const end = at + whole.length;
  if (day < 1 || day > 31 || (!whole.includes('month') && !ENDS_A_DATE.test(text.slice(end)))) return null;
  return {
    end,
    resolve: (from) => {
      if ((month ?? otherMonth) === 'next') return { options: single(sameMonthDay(addMonths(startOf(today), 1), day)) };
      return { options: single(nextDayOfMonth(day, from)) };
    },
  };
};

/** "24th-26th": days of one month, the next ones. */
const readOrdinalRange: DateReader = ({ text }, at) => {
  const match = matchAt(ORDINAL_RANGE, text, at);
  const [first, last] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || first < 1 || last > 31 || last <= first || /'s $/.test(text.slice(0, at))) return null;
  const end = at + match[0].length;
  if (!ENDS_A_DATE.test(text.slice(end))) return null;
  const resolve = (from: CalendarDate): DateMeaning => {
    const until = nextDayOfMonth(last, from);
    return { options: [{ first: sameMonthDay(startOf(until), first), last: until }] };
  };
  return { end, resolve };
};

/**
 * "28th 9am", "the gala 28th at 9": the day of a month next to a time, unless a clearer date is found; not "Tom's
 * 21st".
 */
const readOrdinalBesideTime: DateReader = (input, at) => {
  const match = matchAt(ORDINAL_BESIDE_TIME, input.text, at);
  const day = Number(match?.[1]);
  if (!match || day < 1 || day > 31 || /'s $/.test(input.text.slice(0, at))) return null;
  const end = at + match[0].length;
  return { end, resolve: (from) => ({ options: single(nextDayOfMonth(day, from)), isWeak: true }) };
};

/** "the 5th" is a date if no noun follows ("the 5th birthday"). */
const ENDS_A_DATE =
  /^\s*(?:$|[,.;:!?)@\u0001-]|(?:at|from|for|until|till|with|to|in|and|every|all|noon|midnight|\d{1,2} ?[ap]m|\d)(?!\p{L}))/u;

/** The first such day of a month from a day on. */
function nextDayOfMonth(day: number, from: CalendarDate): CalendarDate {
  let candidate = startOf(from);
  while (daysInMonth(yearOf(candidate), monthIn(candidate)) < day || sameMonthDay(candidate, day) < from)
    candidate = addMonths(candidate, 1);
  return sameMonthDay(candidate, day);
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));
export const monthIn = (date: CalendarDate): number => Number(date.slice(5, 7));
export const startOf = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;
export const sameMonthDay = (date: CalendarDate, day: number): CalendarDate =>
  clampedDate(yearOf(date), monthIn(date), day);

/** All readers of this file; the longest match wins. */
export const ORDINAL_DATES: readonly DateReader[] = [readOrdinal, readOrdinalBesideTime, readOrdinalRange];
