import { addDays, dayOfWeek, diffDays } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';
import { single, type DateMeaning, type DatePhrase, type DateReader, type Days } from './date-phrase';
import { NOT_HOURS } from './clock';
import { ABSOLUTE_DATES } from './dates-absolute';
import { moved, RELATIVE_DATES, upcoming } from './dates-relative';
import { easterSunday, FEASTS } from './holidays';
import { matchAt, phrase, wordBefore, type ParserInput } from '../parser-input';
import { COUNT, countOf, MONTH, WEEKDAY, WEEKDAY_NAMES, weekdayOf } from '../vocabulary';

/** The words before a date that belong to it and not to the title. */
const BEFORE =
  /(?:(?:starting(?: on| from)?|beginning|commencing|from|on|for|by|at|over|during|due(?: on)?|in|@|this|is) )(?:the )?|the (?=\d|weekend|end|start|first|second|third|fourth|last|day )/uy;
const FEAST_PATTERNS = FEASTS.map((feast) => ({
  ...feast,
  pattern: phrase(`(?:(?:this|next) )?(?:${feast.names})(?:,? ((?:19|20|21)\\d\\d))?`),
}));
/** Contexts in which a word such as "Christmas" is a date: after a preposition, at the end, or before one of these. */
const AFTER_LOOSE =
  /^\s*(?:$|[,.;!)\u0001-]|(?:at|with|in|from|dinner|lunch|breakfast|brunch|morning|afternoon|evening|until|till|and|every|each|\d)(?!\p{L}))/u;
/** A number after such a word is its name: "Year 9", "Room 4", "Bus 7". */
const NAMES_A_NUMBER =
  /^(?:year|yr|years|class|room|grade|form|stage|level|ks|under|u|age|ages|aged|number|no|bus|flight|platform|gate|unit|route|chapter|episode|exercise|q|question|score)$/;

/** "Flight 6:05", "every 2 years 3 Oct": exceptions where a time or date does follow such a word. */
const TIME_ALL_THE_SAME = /\d{1,2}(?::\d\d|\s?[ap]\.?m(?!\p{L}))/uy;
const COUNTED_YEARS = /(?:every|each|other|\d|two|three|four|five|six|ten) (?:years?|yrs?) $/;

/** Whether the number here belongs to the preceding word and is not a date or time. */
export const isNumberOfSomething = ({ text }: ParserInput, at: number): boolean =>
  /\d/.test(text.charAt(at)) &&
  NAMES_A_NUMBER.test(wordBefore(text, at)) &&
  !matchAt(TIME_ALL_THE_SAME, text, at) &&
  !COUNTED_YEARS.test(text.slice(Math.max(0, at - 20), at));

/** Feasts on a different date every year. */
const OTHER_NEW_YEAR =
  /(?:chinese|lunar|jewish|islamic|hindu|tamil|persian|orthodox|vietnamese|korean|school|tax|financial) $/u;

const readFeast: DateReader = (input, at) => {
  for (const { pattern, on, isLoose } of FEAST_PATTERNS) {
    const match = matchAt(pattern, input.text, at);
    if (!match) continue;
    const end = at + match[0].length;
    const year = match[1] ? Number(match[1]) : null;
    if (on(2027, input.country) === null) continue;
    if (match[0].startsWith('new year') && OTHER_NEW_YEAR.test(input.text.slice(0, at))) continue;
    const weekend = matchAt(WEEKEND, input.text, end);
    const days = weekend && longWeekend(feastFrom(on, input.country, year, input.today).options[0].first);
    if (weekend && days) {
      const resolve = (from: CalendarDate): DateMeaning => {
        const { options, ...rest } = feastFrom(on, input.country, year, from);
        return { ...rest, options: [longWeekend(options[0].first) ?? options[0]] };
      };
      return { end: end + weekend[0].length, resolve };
    }
    if (
      isLoose &&
      !AFTER_LOOSE.test(input.text.slice(end)) &&
      !/(?:on|for|by|until|till|every|next|this|between \p{L}+ and) $/u.test(input.text.slice(0, at))
    )
      return null;
    return { end, resolve: (from) => feastFrom(on, input.country, year, from) };
  }
  return null;
};

const WEEKEND = phrase(' weekend');

/** The days off of a feast's weekend ("Labor Day weekend"); null in the middle of a week. */
function longWeekend(date: CalendarDate): Days | null {
  const easter = easterSunday(Number(date.slice(0, 4)));
  if (date === easter) return { first: addDays(date, -2), last: addDays(date, 1) };
  const weekday = dayOfWeek(date);
  if (weekday === 1) return { first: addDays(date, -2), last: date };
  if (weekday === 5) return { first: date, last: addDays(date, 2) };
  return null;
}

function feastFrom(
  on: (year: number, country: string) => CalendarDate | null,
  country: string,
  year: number | null,
  from: CalendarDate,
): DateMeaning {
  const thisYear = year ?? Number(from.slice(0, 4));
  const date = on(thisYear, country) ?? from;
  const chosen = date < from && year === null ? (on(thisYear + 1, country) ?? date) : date;
  return { options: single(chosen), isWeak: true, inTitle: true };
}

const OFFSET = phrase(`(?:the )?(?:(${COUNT}) )?(days?|weeks?|months?|(?:${WEEKDAY})) (before|after|from)`);

/** "5 days after Christmas", "the Friday before Easter". */
const readOffset: DateReader = (input, at) => {
  const match = matchAt(OFFSET, input.text, at);
  const anchor = match && readBareDate(input, at + match[0].length + 1);
  if (!match || !anchor) return null;
  const [, count, unit = 'day', direction] = match;
  const sign = direction === 'before' ? -1 : 1;
  return {
    end: anchor.end,
    resolve: (from) => {
      const { options } = anchor.resolve(from);
      const [{ first }] = options;
      if (!/^(?:day|week|month)/.test(unit)) {
        const near = upcoming(addDays(first, sign > 0 ? 1 : -7), weekdayOf(unit));
        return { options: single(near) };
      }
      const date = moved(first, countOf(count ?? 'a') * sign, unit);
      return { options: single(date) };
    },
  };
};

const READERS: readonly DateReader[] = [readFeast, readOffset, ...ABSOLUTE_DATES, ...RELATIVE_DATES];

/** The longest date phrase that begins exactly here, without a preposition before it. */
export function readBareDate(input: ParserInput, at: number): DatePhrase | null {
  if (isNumberOfSomething(input, at)) return null;
  let best: DatePhrase | null = null;
  for (const read of READERS) {
    const found = read(input, at);
    if (found && found.end > (best?.end ?? at)) best = found;
  }
  return best && withWeekday(input, at, best);
}

interface DateWithWords extends DatePhrase {
  hasPreposition: boolean;
  /** "Starting in January": a start without an end. */
  isStart: boolean;
}

/** The same including its preposition ("on Friday", "from the 5th"). */
export function readDate(input: ParserInput, at: number): DateWithWords | null {
  const bare = readBareDate(input, at);
  // "before Christmas" is not Christmas
  if (bare?.resolve(input.today).inTitle && /(?:before|after|since) $/.test(input.text.slice(0, at))) return null;
  if (bare) return { ...bare, hasPreposition: false, isStart: false };
  const before = matchAt(BEFORE, input.text, at);
  // "for 3 days from Monday" is a duration, then a day
  if (!before || (before[0].startsWith('for ') && matchAt(LENGTH, input.text, at + before[0].length))) return null;
  if (before[0] === 'in ' && matchAt(NO_MONTH, input.text, at + before[0].length)) return null;
  const found = readBareDate(input, at + before[0].length);
  return found && { ...found, hasPreposition: true, isStart: /^(?:start|begin|commenc|from)/.test(before[0]) };
}

/** "Check in tomorrow": "in" belongs to the verb. */
const NO_MONTH = phrase(`today|tonight|tomorrow|(?:this |next )?(?:${WEEKDAY})|\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})`);
const LENGTH = phrase(`(?:${COUNT}) (?:days?|nights?|weeks?|fortnights?|months?)`);

const WEEKDAY_BEFORE = phrase(`(?:(?:this|next|nxt) )?(?:${WEEKDAY})\\.?`);
const SEPARATOR = /,? (?:the )?/uy;
const SHORT_ORDINAL = phrase('(?:the )?(\\d{1,2})(?:st|nd|rd|th)');
const WEEKDAY_AFTER = phrase(`,? \\(?(${WEEKDAY})\\)?`);

/** "Friday 20 November", "Saturday the 5th", "5 June (Saturday)": weekday and day together. */
function withWeekday(input: ParserInput, at: number, found: DatePhrase): DatePhrase {
  const before = matchAt(WEEKDAY_BEFORE, input.text, at);
  if (!before || found.end > at + before[0].length) return absorbWeekday(input, at, found);
  const weekday = weekdayOf(before[0].replace(/^(?:this|next|nxt) /, ''));
  const start = at + before[0].length;
  const gap = matchAt(SEPARATOR, input.text, start)?.[0].length ?? 0;
  if (gap === 0) return found;
  const ordinal = matchAt(SHORT_ORDINAL, input.text, start + 1);
  const bare = bareDay(input, start + 1, weekday);
  const day = readAbsolute(input, start + gap);
  if (day) return { end: day.end, resolve: (from) => agreeing(day.resolve(from), weekday, from) };
  if (bare) return bare;
  if (!ordinal) return found;
  const number = Number(ordinal[1]);
  if (number < 1 || number > 31) return found;
  return {
    end: start + 1 + ordinal[0].length,
    resolve: (from) => {
      const date = weekdayOnThe(number, weekday, from);
      return isNear(from, date) ? { options: single(date) } : weekdayOrNumber(from, weekday, number, date);
    },
  };
}

const BARE_DAY = phrase('(\\d{1,2})(?! ?(?:[:/-]|[.]\\d|[ap]\\.?m(?!\\p{L})))');
const TIME_FOLLOWS = /\s*(?:(?:at|from|@) ?\d|noon|midday|\d)/uy;

/**
 * "Sat 28", "Tue 24 10am": a number after a weekday is the day of the month when the two coincide within weeks; up to
 * 12 it is an hour ("dinner Friday 7") unless a time follows.
 */
function bareDay(input: ParserInput, at: number, weekday: number): DatePhrase | null {
  const match = matchAt(BARE_DAY, input.text, at);
  const number = Number(match?.[1]);
  if (!match || number < 1 || number > 31) return null;
  const end = at + match[0].length;
  if (number <= 12 ? !matchAt(TIME_FOLLOWS, input.text, end) : NOT_HOURS.test(input.text.slice(end))) return null;
  if (!isNear(input.today, weekdayOnThe(number, weekday, input.today))) return null;
  return { end, resolve: (from) => ({ options: single(weekdayOnThe(number, weekday, from)) }) };
}

/** The next such weekday on that day of the month: every combination up to the 31st occurs within a few years. */
function weekdayOnThe(number: number, weekday: number, from: CalendarDate): CalendarDate {
  let date = upcoming(from, weekday);
  for (let weeks = 0; weeks < 600 && Number(date.slice(8)) !== number; weeks += 1) date = addDays(date, 7);
  return date;
}

/** "Friday 28th" refers to the coming weeks. */
const isNear = (from: CalendarDate, date: CalendarDate): boolean => diffDays(from, date) < 62;

/** "Friday 28th" when the next 28th is a Saturday and no Friday is a 28th for months: asks which was mistyped. */
function weekdayOrNumber(from: CalendarDate, weekday: number, number: number, match: CalendarDate): DateMeaning {
  let date = from;
  while (Number(date.slice(8)) !== number) date = addDays(date, 1);
  const other = nearestWeekday(date, weekday, from) ?? match;
  return {
    options: [...single(date), ...single(other), ...single(match)],
    ask: `The next such day is a ${WEEKDAY_NAMES[dayOfWeek(date)]}, not a ${WEEKDAY_NAMES[weekday]}. Which day is meant?`,
  };
}

/** Dates with a day of a month, the only ones that a weekday accompanies. */
function readAbsolute(input: ParserInput, at: number): DatePhrase | null {
  let best: DatePhrase | null = null;
  for (const read of ABSOLUTE_DATES) {
    const found = read(input, at);
    if (found && found.end > (best?.end ?? at) && !found.resolve(input.today).isWeak) best = found;
  }
  return best;
}

/** A weekday after its date is part of it, if it matches. */
function absorbWeekday(input: ParserInput, at: number, found: DatePhrase): DatePhrase {
  const after = matchAt(WEEKDAY_AFTER, input.text, found.end);
  if (!after || !/\d/.test(input.text.slice(at, found.end))) return found;
  const meaning = found.resolve(input.today);
  const isRight = meaning.options.length === 1 && dayOfWeek(meaning.options[0].first) === weekdayOf(after[1] ?? '');
  return isRight && meaning.options[0].first === meaning.options[0].last
    ? { ...found, end: found.end + after[0].length }
    : found;
}

/** "Friday 20 November" when the 20th is a Saturday: asks which one is right. */
function agreeing(meaning: DateMeaning, weekday: number, from: CalendarDate): DateMeaning {
  const matching = meaning.options.filter(({ first }) => dayOfWeek(first) === weekday);
  const [match] = matching;
  if (match) return { ...meaning, options: [match] };
  const [{ first, last }] = meaning.options;
  if (first !== last || meaning.options.length > 1) return meaning;
  const other = nearestWeekday(first, weekday, from) ?? first;
  return {
    ...meaning,
    options: [...single(first), ...single(other)],
    ask: `That day is a ${WEEKDAY_NAMES[dayOfWeek(first)]}, not a ${WEEKDAY_NAMES[weekday]}. Which day is meant?`,
  };
}

/** The such weekday nearest to a day, but not before `from`. */
const nearestWeekday = (date: CalendarDate, weekday: number, from: CalendarDate): CalendarDate | undefined =>
  [upcoming(date, weekday), addDays(upcoming(date, weekday), -7)]
    .sort((a, b) => Math.abs(diffDays(a, date)) - Math.abs(diffDays(b, date)))
    .find((near) => near >= from);
