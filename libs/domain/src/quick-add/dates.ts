import { addDays, dayOfWeek } from '../dates';
import type { CalendarDate } from '../dates';
import { single, type DateMeaning, type DatePhrase, type DateReader } from './date-phrase';
import { ABSOLUTE_DATES } from './dates-absolute';
import { moved, RELATIVE_DATES, upcoming } from './dates-relative';
import { FEASTS } from './holidays';
import { matchAt, phrase, wordBefore, type Reading } from './reading';
import { COUNT, countOf, WEEKDAY, WEEKDAY_NAMES, weekdayOf } from './words';

/** The words before a date that belong to it and not to the title. */
const BEFORE =
  /(?:(?:starting(?: on| from)?|beginning|commencing|from|on|for|by|at|over|during|due(?: on)?|in|@|this|is) )(?:the )?|the (?=\d|weekend|end|start|first|second|third|fourth|last|day )/uy;
const FEAST_PATTERNS = FEASTS.map((feast) => ({
  ...feast,
  pattern: phrase(`(?:(?:this|next) )?(?:${feast.names})(?:,? ((?:19|20|21)\\d\\d))?`),
}));
/** Where a word such as "Christmas" stands as a date: after a preposition, at the end, or before one of these. */
const AFTER_LOOSE =
  /^\s*(?:$|[,.;!)\u0001-]|(?:at|with|in|from|dinner|lunch|breakfast|brunch|morning|afternoon|evening|until|till|and|every|each|\d)(?!\p{L}))/u;
/** A number after such a word is its name: "Year 9", "Room 4", "Bus 7". */
const NAMES_A_NUMBER =
  /^(?:year|yr|years|class|room|grade|form|stage|level|ks|under|u|age|ages|aged|number|no|bus|flight|platform|gate|unit|route|chapter|episode|exercise|q|question|score)$/;

/** Whether the number here belongs to the word before it and is no date or time. */
export const isNumberOfSomething = (reading: Reading, at: number): boolean =>
  /\d/.test(reading.text.charAt(at)) && NAMES_A_NUMBER.test(wordBefore(reading.text, at));

const readFeast: DateReader = (reading, at) => {
  for (const { pattern, on, isLoose } of FEAST_PATTERNS) {
    const match = matchAt(pattern, reading.text, at);
    if (!match) continue;
    const end = at + match[0].length;
    const year = match[1] ? Number(match[1]) : null;
    if (on(2027, reading.country) === null) continue;
    if (
      isLoose &&
      !AFTER_LOOSE.test(reading.text.slice(end)) &&
      !/(?:on|for|by|until|till|every|next|this) $/.test(reading.text.slice(0, at))
    )
      return null;
    return { end, resolve: (from) => feastFrom(on, reading.country, year, from) };
  }
  return null;
};

function feastFrom(
  on: (year: number, country: string) => CalendarDate | null,
  country: string,
  year: number | null,
  from: CalendarDate,
): DateMeaning {
  const thisYear = year ?? Number(from.slice(0, 4));
  const date = on(thisYear, country) ?? from;
  const chosen = date < from && year === null ? (on(thisYear + 1, country) ?? date) : date;
  return { options: single(chosen), isWeak: true, inTitle: true, isPast: chosen < from };
}

const OFFSET = phrase(`(?:the )?(?:(${COUNT}) )?(days?|weeks?|months?|(?:${WEEKDAY})) (before|after|from)`);

/** "5 days after Christmas", "the Friday before Easter". */
const readOffset: DateReader = (reading, at) => {
  const match = matchAt(OFFSET, reading.text, at);
  const anchor = match && readBareDate(reading, at + match[0].length + 1);
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
        return { options: single(near), isPast: near < from };
      }
      const date = moved(first, countOf(count ?? 'a') * sign, unit);
      return { options: single(date), isPast: date < from };
    },
  };
};

const READERS: readonly DateReader[] = [readFeast, readOffset, ...ABSOLUTE_DATES, ...RELATIVE_DATES];

/** The longest phrase about days that begins exactly here, without a preposition before it. */
export function readBareDate(reading: Reading, at: number): DatePhrase | null {
  if (isNumberOfSomething(reading, at)) return null;
  let best: DatePhrase | null = null;
  for (const read of READERS) {
    const found = read(reading, at);
    if (found && found.end > (best?.end ?? at)) best = found;
  }
  return best && withWeekday(reading, at, best);
}

/** The same with the preposition that belongs to it ("on Friday", "from the 5th"). */
export function readDate(reading: Reading, at: number): (DatePhrase & { hasPreposition: boolean }) | null {
  const bare = readBareDate(reading, at);
  // "before Christmas" is not Christmas
  if (bare?.resolve(reading.today).inTitle && /(?:before|after|since) $/.test(reading.text.slice(0, at))) return null;
  if (bare) return { ...bare, hasPreposition: false };
  const before = matchAt(BEFORE, reading.text, at);
  const found = before && readBareDate(reading, at + before[0].length);
  return found && { ...found, hasPreposition: true };
}

const WEEKDAY_BEFORE = phrase(`(?:(?:this|next) )?(?:${WEEKDAY})\\.?`);
const SEPARATOR = /,? (?:the )?/uy;
const SHORT_ORDINAL = phrase('(?:the )?(\\d{1,2})(?:st|nd|rd|th)');
const WEEKDAY_AFTER = phrase(`,? \\(?(${WEEKDAY})\\)?`);

/** "Friday 20 November", "Saturday the 5th", "5 June (Saturday)": the weekday and the day said together. */
function withWeekday(reading: Reading, at: number, found: DatePhrase): DatePhrase {
  const before = matchAt(WEEKDAY_BEFORE, reading.text, at);
  if (!before || found.end > at + before[0].length) return absorbWeekday(reading, at, found);
  const weekday = weekdayOf(before[0].replace(/^(?:this|next) /, ''));
  const start = at + before[0].length;
  const gap = matchAt(SEPARATOR, reading.text, start)?.[0].length ?? 0;
  if (gap === 0) return found;
  const ordinal = matchAt(SHORT_ORDINAL, reading.text, start + 1);
  const day = readAbsolute(reading, start + gap);
  if (day) return { end: day.end, resolve: (from) => agreeing(day.resolve(from), weekday, from) };
  if (!ordinal) return found;
  const number = Number(ordinal[1]);
  if (number < 1 || number > 31) return found;
  return {
    end: start + 1 + ordinal[0].length,
    resolve: (from) => {
      let date = upcoming(from, weekday);
      // every weekday meets every day of the month up to the 31st within a few years
      for (let weeks = 0; weeks < 600 && Number(date.slice(8)) !== number; weeks += 1) date = addDays(date, 7);
      return { options: single(date) };
    },
  };
}

/** Dates that name a day of a month, the only ones a weekday is said together with. */
function readAbsolute(reading: Reading, at: number): DatePhrase | null {
  let best: DatePhrase | null = null;
  for (const read of ABSOLUTE_DATES) {
    const found = read(reading, at);
    if (found && found.end > (best?.end ?? at) && !found.resolve(reading.today).isWeak) best = found;
  }
  return best;
}

/** A weekday written after its date is part of it, when it is the right one. */
function absorbWeekday(reading: Reading, at: number, found: DatePhrase): DatePhrase {
  const after = matchAt(WEEKDAY_AFTER, reading.text, found.end);
  if (!after || !/\d/.test(reading.text.slice(at, found.end))) return found;
  const meaning = found.resolve(reading.today);
  const isRight = meaning.options.length === 1 && dayOfWeek(meaning.options[0].first) === weekdayOf(after[1] ?? '');
  return isRight && meaning.options[0].first === meaning.options[0].last
    ? { ...found, end: found.end + after[0].length }
    : found;
}

/** "Friday 20 November" when the 20th is a Saturday: which of the two is right is asked. */
function agreeing(meaning: DateMeaning, weekday: number, from: CalendarDate): DateMeaning {
  const matching = meaning.options.filter(({ first }) => dayOfWeek(first) === weekday);
  const [match] = matching;
  if (match) return { ...meaning, options: [match] };
  const [{ first, last }] = meaning.options;
  if (first !== last || meaning.options.length > 1) return meaning;
  const near = [upcoming(first, weekday), addDays(upcoming(first, weekday), -7)].sort(
    (a, b) => distance(a, first) - distance(b, first),
  );
  const other = near.find((date) => date >= from) ?? first;
  return {
    ...meaning,
    options: [...single(first), ...single(other)],
    ask: `That day is a ${WEEKDAY_NAMES[dayOfWeek(first)]}, not a ${WEEKDAY_NAMES[weekday]}. Which day is meant?`,
  };
}

const distance = (a: CalendarDate, b: CalendarDate): number => Math.abs(Date.parse(a) - Date.parse(b));
