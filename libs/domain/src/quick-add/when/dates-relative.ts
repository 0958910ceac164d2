import { addDays, addMonths, addYears, dayOfWeek, diffDays, startOfWeek } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';
import { timeIn, todayIn } from '../../time/today';
import { single, type DatePhrase, type DateReader, type Days } from './date-phrase';
import { matchAt, phrase } from '../parser-input';
import { COUNT, countOf, WEEKDAY, weekdayOf } from '../vocabulary';

/**
 * Dates relative to today: "tomorrow", "in 3 days", "next Tuesday", "this weekend".
 *
 * - A week runs from Monday to Sunday, as in everyday speech. "Next Tuesday" is the Tuesday of next week (on a Monday
 * not the day after), "this Friday" and a bare "Friday" the nearest one to come.
 * - A bare weekday that is today means today while its time is still to come (or without a time), else a week later.
 */

const TODAY = phrase("(?:today|tonight|tonite|this (?:morning|afternoon|evening))(?:'s)?");
const TOMORROW = phrase(
  "(?:the )?day after (?:tomorrow|tomoz|tmrw|tmw)|(?:today|tomorrow|tomoz|tmrw|tmw|2moro) (?:week|fortnight)(?! ?\\d(?!\\d?(?:[:.]\\d| ?[ap]\\.?m)))|(?:tomorrow|tomoz|tmrw|tmw|2moro)(?:'s)?",
);
const YESTERDAY = phrase('(?:the )?day before yesterday|yesterday|last night');
const FROM_NOW = phrase(
  `in (?:the next )?(${COUNT}) (days?|weeks?|fortnights?|months?|years?)(?:'?s?'? time)?|(${COUNT}) (days?|weeks?|fortnights?|months?|years?) (from now|from today|ago)`,
);
const CLOCK_FROM_NOW = phrase(`in (?:(half an|an|${COUNT}) (hours?|hrs?|minutes?|mins?))(?:'?s?'? time)?`);
const AFTER_ANCHOR = phrase(
  `(?:(${COUNT}) )?(weeks?|fortnights?) (?:from |on |after )?(today|tomorrow|(?:this |next )?(?:${WEEKDAY}))`,
);
const WEEKDAY_PHRASE = phrase(
  `(?:(this coming|this|next|nxt|last|coming|following) )?(${WEEKDAY})(?:\\.(?= |$))?(?:'s)?(?: (week after next|after next|next week|this week|week|fortnight|next))?`,
);
/** Also as typed on a phone. */
const isNext = (word: string | undefined): boolean => word === 'next' || word === 'nxt';
const WEEK_WEEKDAY = phrase(`(next|nxt|this) week(?:,| on)? (${WEEKDAY})`);
const NEXT_WEEK = phrase('(?:the )?week after next|(?:next|nxt) week');
const WEEKEND = phrase('(?:(this coming|this|next|nxt|the|last) )?weekend');
const END_OF_WEEK = phrase('(?:the )?end of (?:(?:(?:the|this) )?week|(next) week|(?:(?:the|this) )?(year))');
/** Followed by these, "sun", "sat" and "wed" are other words. */
const OTHER_WORD = /^(?:sun[ -]?(?:cream|screen|hat|bathing|dance|glasses|lounger|tan|dress)|sat[ -]?nav|fri[ -]?ed)/;

const nowhere = (text: string): boolean => /^(?:week|fortnight)$/.test(text);

const readToday: DateReader = ({ text, today }, at) => {
  const match = matchAt(TODAY, text, at);
  if (!match) return null;
  const [word] = match;
  const part =
    word.startsWith('tonight') || word === 'tonite'
      ? 'night'
      : word.includes('evening')
        ? 'evening'
        : word.includes('morning')
          ? 'morning'
          : undefined;
  // "this afternoon": the part of the day is read after the date, like every other part
  const isThis = word.startsWith('this ');
  return {
    end: at + (isThis ? 'this'.length : word.length),
    resolve: () => ({ options: single(today), isToday: true, ...(part && !isThis && { part }) }),
  };
};

const readTomorrow: DateReader = ({ text, today }, at) => {
  const match = matchAt(TOMORROW, text, at);
  if (!match) return null;
  const days = match[0].startsWith('today') ? 0 : match[0].includes('day after') ? 2 : 1;
  // "tomorrow week", British
  const later = match[0].endsWith(' week') ? 7 : match[0].endsWith(' fortnight') ? 14 : 0;
  return { end: at + match[0].length, resolve: () => ({ options: single(addDays(today, days + later)) }) };
};

const readYesterday: DateReader = ({ text, today }, at) => {
  const match = matchAt(YESTERDAY, text, at);
  if (!match) return null;
  const days = match[0].includes('day before') ? 2 : 1;
  const part = match[0] === 'last night' ? { part: 'night' as const } : {};
  return {
    end: at + match[0].length,
    resolve: () => ({ options: single(addDays(today, -days)), ...part }),
  };
};

const readFromNow: DateReader = ({ text, today }, at) => {
  const match = matchAt(FROM_NOW, text, at);
  if (!match) return null;
  const [whole, count, unit, otherCount, otherUnit, direction] = match;
  const number = countOf(count ?? otherCount ?? '1') * (direction === 'ago' ? -1 : 1);
  const date = moved(today, number, unit ?? otherUnit ?? 'day');
  return { end: at + whole.length, resolve: () => ({ options: single(date) }) };
};

/** "in 2 hours": a date and a time at once. */
const readClockFromNow: DateReader = (input, at) => {
  const match = matchAt(CLOCK_FROM_NOW, input.text, at);
  if (!match) return null;
  const [whole, count = 'an', unit = 'hour'] = match;
  const hours = unit.startsWith('h');
  const minutes = (count === 'half an' ? 0.5 : countOf(count)) * (hours ? 60 : 1);
  // elapsed minutes: across a clock change the wall clock moves by an hour more or less
  const { now, timeZone } = input.context;
  const then = new Date(now.getTime() + minutes * 60_000);
  const [hour = 0, minute = 0] = timeIn(timeZone, then).split(':').map(Number);
  return {
    end: at + whole.length,
    resolve: () => ({ options: single(todayIn(timeZone, then)), minutes: hour * 60 + minute, isToday: true }),
  };
};

const readAfterAnchor: DateReader = ({ text, today }, at) => {
  const match = matchAt(AFTER_ANCHOR, text, at);
  if (!match) return null;
  const [whole, count = '1', unit = 'week', anchor = 'today'] = match;
  // "2 weeks Friday" is not English: without "a" the anchor follows directly ("week on Friday")
  const from = anchor === 'today' ? today : anchor === 'tomorrow' ? addDays(today, 1) : anchorDay(anchor, today);
  const date = moved(from, countOf(count), unit);
  return { end: at + whole.length, resolve: () => ({ options: single(date) }) };
};

const anchorDay = (anchor: string, today: CalendarDate): CalendarDate => {
  const weekday = weekdayOf(anchor.replace(/^(?:this|next) /, ''));
  return anchor.startsWith('next ') ? inNextWeek(today, weekday) : upcoming(today, weekday);
};

const readWeekday: DateReader = ({ text, today }, at) => {
  const inWeek = matchAt(WEEK_WEEKDAY, text, at);
  if (inWeek) {
    const [whole, which, word = ''] = inWeek;
    const monday = addDays(startOfWeek(today, 1), isNext(which) ? 7 : 0);
    return weekdayIn(at + whole.length, monday, weekdayOf(word));
  }
  const match = matchAt(WEEKDAY_PHRASE, text, at);
  if (!match || OTHER_WORD.test(text.slice(at, at + 16))) return null;
  const [whole, which, word = '', after] = match;
  const weekday = weekdayOf(word);
  const end = at + whole.length;
  const monday = startOfWeek(today, 1);
  if (after === 'next week') return weekdayIn(end, addDays(monday, 7), weekday);
  if (after === 'this week') return weekdayIn(end, monday, weekday);
  if (after === 'week after next') return weekdayIn(end, addDays(monday, 14), weekday);
  if (after === 'after next') return fixed(end, addDays(inNextWeek(today, weekday), 7));
  if (after === 'next') return fixed(end, inNextWeek(today, weekday));
  if (after && nowhere(after)) return fixed(end, addDays(upcoming(today, weekday), after === 'week' ? 7 : 14));
  if (which === 'last') return fixed(end, addDays(upcoming(today, weekday), -7));
  if (isNext(which)) return fixed(end, inNextWeek(today, weekday));
  return {
    end,
    resolve: (from) => {
      const date = upcoming(from, weekday);
      return { options: single(date), mayRoll: date === today };
    },
  };
};

const fixed = (end: number, date: CalendarDate): DatePhrase => ({ end, resolve: () => ({ options: single(date) }) });

const weekdayIn = (end: number, monday: CalendarDate, weekday: number): DatePhrase =>
  fixed(end, addDays(monday, (weekday + 6) % 7));

const readNextWeek: DateReader = ({ text, today }, at) => {
  const match = matchAt(NEXT_WEEK, text, at);
  if (!match) return null;
  const monday = addDays(startOfWeek(today, 1), match[0].includes('after') ? 14 : 7);
  return {
    end: at + match[0].length,
    // a whole week is a plan; with a time of day one of its days is meant, and the caller asks which
    resolve: () => ({ options: [{ first: monday, last: addDays(monday, 6) }], isWeak: true, isSpan: true }),
  };
};

const readWeekend: DateReader = ({ text, today }, at) => {
  const match = matchAt(WEEKEND, text, at);
  if (!match) return null;
  const [whole, which] = match;
  if (!which && !/(?:at|on|over) $/.test(text.slice(0, at))) return null;
  const saturday = addDays(startOfWeek(today, 1), isNext(which) ? 12 : which === 'last' ? -2 : 5);
  const weekend: Days = { first: saturday < today && which !== 'last' ? today : saturday, last: addDays(saturday, 1) };
  return { end: at + whole.length, resolve: () => ({ options: [weekend], isSpan: true }) };
};

const readEndOfWeek: DateReader = ({ text, today }, at) => {
  const match = matchAt(END_OF_WEEK, text, at);
  if (!match) return null;
  const [whole, next, year] = match;
  const friday = addDays(startOfWeek(today, 1), next ? 11 : 4);
  const date = year ? `${today.slice(0, 4)}-12-31` : friday < today ? addDays(startOfWeek(today, 1), 6) : friday;
  return fixed(at + whole.length, date);
};

/** All readers of this file; the longest match wins. */
export const RELATIVE_DATES: readonly DateReader[] = [
  readToday,
  readTomorrow,
  readYesterday,
  readFromNow,
  readClockFromNow,
  readAfterAnchor,
  readWeekday,
  readNextWeek,
  readWeekend,
  readEndOfWeek,
];

/** Moves a date by days, weeks, fortnights, months or years, clamped to the calendar's range. */
export function moved(date: CalendarDate, count: number, unit: string): CalendarDate {
  const number = Math.max(-150, Math.min(count, 150));
  if (unit.startsWith('day')) return addDays(date, Math.max(-999, Math.min(count, 999)));
  if (unit.startsWith('week') || unit.startsWith('wk')) return addDays(date, number * 7);
  if (unit.startsWith('fortnight')) return addDays(date, number * 14);
  if (unit.startsWith('month')) return addMonths(date, number);
  return addYears(date, number);
}

/** The first such weekday on or after a day. */
export const upcoming = (from: CalendarDate, weekday: number): CalendarDate =>
  addDays(from, (weekday - dayOfWeek(from) + 7) % 7);

const inNextWeek = (today: CalendarDate, weekday: number): CalendarDate =>
  addDays(startOfWeek(today, 1), 7 + ((weekday + 6) % 7));

/** A span named without a specific day ("next week at 3pm"), as days to choose from. */
export const daysToChoose = ({ first, last }: Days): [Days, ...Days[]] => {
  const count = Math.min(7, diffDays(first, last) + 1);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    return { first: date, last: date };
  }) as [Days, ...Days[]];
};
