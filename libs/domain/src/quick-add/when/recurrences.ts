import { addDays, dayOfWeek, endOfMonth } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';
import { MAX_INTERVAL, type RecurringType } from '../../time/recurrence';
import { NTH, recurringDayCode, type Nth } from '../../time/recurring-days';
import { single, type DatePhrase } from './date-phrase';
import { readBareDate } from './dates';
import { upcoming } from './dates-relative';
import { matchAt, phrase, type ParserInput } from '../parser-input';
import { COUNT, countOf, ORDINAL, ordinalOf, WEEKDAY, WEEKDAY_NAMES, weekdayOf } from '../vocabulary';

/** A repeat that the calendar can store; unsupported parts are reported in `note`. */
export interface RepeatPhrase {
  end: number;
  /** null: happens once, on the next date (`note` gives the reason). */
  rule: { type: RecurringType; interval: number } | null;
  /** The weekday of a monthly rule: the second Tuesday. */
  ofMonth?: { weekday: number; nth: Nth };
  /** The first date, if the phrase gives it. */
  first?: DatePhrase;
  /** All weekdays named, 0 Sunday to 6 Saturday. */
  weekdays?: readonly number[];
  /** What cannot repeat, as a sentence. */
  unsupported?: string;
  /** The same, as it is reported. */
  note?: string;
}

const FULL_WEEKDAYS = 'mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays';
const SEVERAL = '(?:(?:,|,? and|,? &|/) ?';
const EVERY_WEEKDAY = phrase(
  `(?:on )?(?:(?:every|each) (?:(other|alternate|second|2nd|third|3rd|fourth|4th|${COUNT}) )?|(alternate|alternating) )(?:week (?:on (?:a )?)?)?((?:${WEEKDAY})s?${SEVERAL}(?:(?:every|each) )?(?:${WEEKDAY})s?){0,6})`,
);
/** "Saturday mornings": a habit; the part of the day is still to be read. */
const WEEKDAY_OF_PARTS = phrase(`(?:on )?(${WEEKDAY})(?= (?:morning|afternoon|evening|night)s(?!\\p{L}))`);
/** As American school notes write them. */
const LETTERS = phrase(`m/w/f|mwf|tu?/th|(?:${WEEKDAY})(?:/(?:${WEEKDAY}))+`);
const PLURAL_WEEKDAYS = phrase(`(?:on )?((?:${FULL_WEEKDAYS})${SEVERAL}(?:${FULL_WEEKDAYS})){0,6})(?! ago)`);
const EVERY_UNIT = phrase(
  `(?:once )?(?:every|each) (?:(other|alternate|second|2nd|third|3rd|fourth|4th|single|${COUNT}) )?(days?|weeks?|fortnights?|months?|years?|quarters?)|once an? (day|week|fortnight|month|year)`,
);
const EVERY_PART = /(?:every|each) (?=(?:morning|afternoon|evening|night)(?!\p{L}))/uy;
const ADVERB = phrase(
  '(?:repeats? |repeating )?(daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annually)',
);
const ON_WEEKDAYS = phrase(` (?:on )?(?:an? )?((?:${WEEKDAY})s?${SEVERAL}(?:${WEEKDAY})s?){0,6})`);
const ON_NTH = phrase(` on (?:the )?(${ORDINAL}) (${WEEKDAY})`);
const WEEKDAYS_ONLY = phrase(
  '(?:every|each) (?:weekday|week day|school ?day|work(?:ing)? ?day)|(?:on )?weekdays|weekday(?= (?:morning|afternoon|evening|night)s)|m-f',
);
const WEEKENDS = phrase('(?:every|each) (?:(other|alternate|second|2nd|third|3rd) )?weekend|(?:at )?weekends');
const DAY_OF_EVERY_MONTH = phrase(
  '(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: day)? (?:of )?(?:(?:every|each|the) month|monthly)|every month on the (\\d{1,2})(?:st|nd|rd|th)|every (\\d{1,2})(?:st|nd|rd|th)(?! (?:day(?! of)|week|fortnight|month|quarter|year))(?:(?: day)? of the month)?',
);
const NTH_OF_EVERY = phrase(
  `(?:on )?(?:(?:the|every|each) )?(${ORDINAL})(?:(?:,|,? and|,? &) (?:the )?(?:${ORDINAL}))* (${WEEKDAY})s? (?:of|in) (?:the|every|each) month|(?:every|each) (first|1st|last) (${WEEKDAY})|(?:the )?(?:${ORDINAL})(?:(?:,|,? and|,? &) (?:the )?(?:${ORDINAL}))+ (${WEEKDAY})s?`,
);
/** A single day: "on the last Friday of the month". Without "on the" it is a habit. */
const ONE_OF_THE_MONTH = /^(?:on )?the [^&,]*? of the month$/u;
const TWO_DAYS_OF_EVERY_MONTH = phrase(
  '(?:on )?(?:every|each) (?:\\d{1,2}(?:st|nd|rd|th))(?:(?:,|,? and|,? &) (?:the )?\\d{1,2}(?:st|nd|rd|th))+(?: of (?:the|every|each) month)?',
);
/** A monthly series keeps the day of its start, but the last day differs between months. */
const LAST_DAY_OF_EVERY = phrase('(?:on )?(?:the )?last day of (?:every|each) month');
const EVERY = /(?:every|each) (?:year (?:on )?(?:the )?)?/uy;

const ADVERBS: Record<string, [RecurringType, number]> = {
  daily: ['daily', 1],
  weekly: ['weekly', 1],
  fortnightly: ['weekly', 2],
  biweekly: ['weekly', 2],
  'bi-weekly': ['weekly', 2],
  monthly: ['monthly', 1],
  quarterly: ['monthly', 3],
  yearly: ['yearly', 1],
  annually: ['yearly', 1],
};
const UNITS: Record<string, [RecurringType, number]> = {
  day: ['daily', 1],
  week: ['weekly', 1],
  fortnight: ['weekly', 2],
  month: ['monthly', 1],
  quarter: ['monthly', 3],
  year: ['yearly', 1],
};
const STEPS: Record<string, number> = {
  single: 1,
  other: 2,
  alternate: 2,
  alternating: 2,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};

/** The days of the series, as stored in an event; null if its first day implies them. */
export function recurringDaysOf({ rule, weekdays = [], ofMonth }: RepeatPhrase): string[] | null {
  if (rule && ofMonth) return [recurringDayCode(ofMonth)];
  if (rule?.type !== 'weekly' || weekdays.length < 2) return null;
  return weekdays.map((weekday) => recurringDayCode({ weekday, nth: null }));
}

/** The repeat that begins exactly here. */
export function readRepeat(input: ParserInput, at: number): RepeatPhrase | null {
  return readMonthly(input, at) ?? readWeekdays(input, at) ?? readUnits(input, at) ?? readYearly(input, at);
}

/**
 * A weekday of the month, or a repeat that no series can express: several of them, the last day. For those only the
 * next date is filled in, with a note.
 */
function readMonthly(input: ParserInput, at: number): RepeatPhrase | null {
  const { text } = input;
  const nth = matchAt(NTH_OF_EVERY, text, at);
  if (nth && !ONE_OF_THE_MONTH.test(nth[0])) {
    const weekday = nth[2] ?? nth[4] ?? nth[5] ?? '';
    const which = nth[3] ? [nth[3]] : ordinalsIn(nth[0].slice(0, nth[0].indexOf(weekday)));
    const dates = which.flatMap((ordinal) => {
      const words = `${ordinal} ${weekday} of the month`;
      return readBareDate({ ...input, text: words, raw: words }, 0) ?? [];
    });
    const name = WEEKDAY_NAMES[weekdayOf(weekday)] ?? weekday;
    const ordinal = which.length === 1 ? nthOf(which[0] ?? '') : null;
    const end = at + nth[0].length;
    if (ordinal && dates.length > 0)
      return {
        ...{ end, rule: { type: 'monthly', interval: 1 }, first: earliest(dates) },
        ofMonth: { weekday: weekdayOf(weekday), nth: ordinal },
      };
    if (dates.length > 0)
      return once(at + nth[0].length, earliest(dates), `every ${which.join(' and ')} ${name} of the month`);
  }
  const twoDays = matchAt(TWO_DAYS_OF_EVERY_MONTH, text, at);
  if (twoDays) {
    const numbers = [...twoDays[0].matchAll(/\d{1,2}/g)].map(Number).filter((day) => day >= 1 && day <= 31);
    if (numbers.length > 1)
      return once(at + twoDays[0].length, earliest(numbers.map(firstDayOfMonthNumber)), twoDays[0].replace(/^on /, ''));
  }
  const lastDay = matchAt(LAST_DAY_OF_EVERY, text, at);
  if (lastDay) {
    const month: DatePhrase = { end: 0, resolve: (from) => ({ options: single(endOfMonth(from)) }) };
    return once(at + lastDay[0].length, month, 'the last day of every month');
  }
  return null;
}

/** A series has no fifth weekday of the month: many months lack it. */
const nthOf = (word: string): Nth | null => NTH.find((nth) => nth === ordinalOf(word)) ?? null;

const ordinalsIn = (words: string): string[] => words.match(new RegExp(`(?:${ORDINAL})(?!\\p{L})`, 'gu')) ?? [];

/** The earliest, relative to a day. */
const earliest = (dates: readonly DatePhrase[]): DatePhrase => ({
  end: 0,
  resolve: (from) => {
    const meanings = dates.map((date) => date.resolve(from).options[0].first).sort();
    return { options: single(meanings[0] ?? from) };
  },
});

const once = (end: number, first: DatePhrase, words: string): RepeatPhrase => ({
  end,
  rule: null,
  first,
  unsupported: words,
  note: `The calendar cannot repeat "${words}", so only the next date is filled in.`,
});

const firstFrom = (fits: (date: CalendarDate) => boolean): DatePhrase => ({
  end: 0,
  resolve: (from) => {
    let date = from;
    for (let days = 0; days < 7 && !fits(date); days += 1) date = addDays(date, 1);
    return { options: single(date), mayRoll: true };
  },
});

function readWeekdays(input: ParserInput, at: number): RepeatPhrase | null {
  const { text } = input;
  const every = matchAt(EVERY_WEEKDAY, text, at);
  const plural = every ? null : (matchAt(PLURAL_WEEKDAYS, text, at) ?? matchAt(WEEKDAY_OF_PARTS, text, at));
  const letters = every ? null : matchAt(LETTERS, text, at);
  const lettered = letters && daysOfLetters(letters[0]);
  // "Sat/Sun" are two days of one weekend
  if (letters && lettered && !(lettered.length === 2 && ((lettered[0] ?? 0) + 1) % 7 === lettered[1]))
    return { end: at + letters[0].length, rule: { type: 'weekly', interval: 1 }, ...onWeekdays(lettered) };
  const match = every ?? plural;
  if (match) {
    const step = every ? stepOf(every[1] ?? every[2]) : 1;
    const days = weekdaysIn((every ? every[3] : match[1]) ?? '');
    if (step > MAX_INTERVAL) return { ...tooRare(match[0], at), first: onWeekdays(days).first };
    return { end: at + match[0].length, rule: { type: 'weekly', interval: step }, ...onWeekdays(days) };
  }
  const workdays = matchAt(WEEKDAYS_ONLY, text, at);
  if (workdays)
    return {
      end: at + workdays[0].length,
      rule: { type: 'weekly', interval: 1 },
      ...onWeekdays([1, 2, 3, 4, 5]),
    };
  const weekends = matchAt(WEEKENDS, text, at);
  if (!weekends) return null;
  const weekend: DatePhrase = {
    end: 0,
    resolve: (from) => {
      const saturday = upcoming(from, 6);
      return { options: [{ first: saturday, last: addDays(saturday, 1) }] };
    },
  };
  return { end: at + weekends[0].length, rule: { type: 'weekly', interval: stepOf(weekends[1]) }, first: weekend };
}

const weekdaysIn = (words: string): number[] =>
  words
    .split(/[^a-z]+/)
    .filter((word) => !/^(?:and|every|each|)$/.test(word))
    .map(weekdayOf);

function daysOfLetters(letters: string): number[] {
  if (/^m(?:w|\/w)/.test(letters)) return [1, 3, 5];
  return /^tu?\/th$/.test(letters) ? [2, 4] : letters.split('/').map(weekdayOf);
}

/** The first of these days from a date on. */
function onWeekdays(days: number[]): Pick<RepeatPhrase, 'first' | 'weekdays'> {
  const weekdays = [...new Set(days)];
  return { first: firstFrom((date) => weekdays.includes(dayOfWeek(date))), weekdays };
}

function readUnits(input: ParserInput, at: number): RepeatPhrase | null {
  const { text } = input;
  const day = matchAt(DAY_OF_EVERY_MONTH, text, at);
  const number = Number(day?.[1] ?? day?.[2] ?? day?.[3]);
  if (day && number >= 1 && number <= 31)
    return {
      end: at + day[0].length,
      rule: { type: 'monthly', interval: 1 },
      first: firstDayOfMonthNumber(number),
    };
  const part = matchAt(EVERY_PART, text, at);
  // the part of the day is still to be read
  if (part) return { end: at + part[0].trimEnd().length, rule: { type: 'daily', interval: 1 } };
  const adverb = matchAt(ADVERB, text, at);
  const unit = adverb ? null : matchAt(EVERY_UNIT, text, at);
  const known = adverb ? ADVERBS[adverb[1] ?? ''] : UNITS[(unit?.[2] ?? unit?.[3] ?? '').replace(/s$/, '')];
  const whole = (adverb ?? unit)?.[0];
  if (!known || whole === undefined) return null;
  const interval = known[1] * (unit ? stepOf(unit[1]) : 1);
  if (interval > MAX_INTERVAL) return tooRare(whole, at);
  const end = at + whole.length;
  const month = known[0] === 'monthly' ? matchAt(ON_NTH, text, end) : null;
  const nth = month && readMonthly({ ...input, text: `${month[1] ?? ''} ${month[2] ?? ''} of every month` }, 0);
  if (month && nth?.ofMonth) return { ...nth, end: end + month[0].length, rule: { type: 'monthly', interval } };
  const on = known[0] === 'weekly' ? matchAt(ON_WEEKDAYS, text, end) : null;
  return {
    end: end + (on?.[0].length ?? 0),
    rule: { type: known[0], interval },
    ...(on && onWeekdays(weekdaysIn(on[1] ?? ''))),
  };
}

/** "Every 100 days": beyond a series' limit. */
const tooRare = (words: string, at: number): RepeatPhrase => ({
  end: at + words.length,
  rule: null,
  unsupported: words,
  note: `The calendar repeats at most every ${MAX_INTERVAL}, not "${words}", so only one date is filled in.`,
});

const firstDayOfMonthNumber = (number: number): DatePhrase => ({
  end: 0,
  resolve: (from) => {
    let date = from;
    for (let days = 0; days < 62 && Number(date.slice(8)) !== number; days += 1) date = addDays(date, 1);
    return { options: single(date) };
  },
});

/** "every 5 June", "every Christmas": a day of the year. Movable feasts (Easter) have no fixed date. */
function readYearly(input: ParserInput, at: number): RepeatPhrase | null {
  const every = matchAt(EVERY, input.text, at);
  const date = every && readBareDate(input, at + every[0].length);
  if (!date) return null;
  const meaning = date.resolve(input.today);
  if (meaning.options.length > 1 || meaning.mayRoll) return null;
  // a feast is read again as a date, so that its name can stay in the title
  const end = meaning.inTitle ? at + every[0].trimEnd().length : date.end;
  if (movesEveryYear(date, input)) return { ...once(end, date, input.text.slice(at, date.end)) };
  return { end, rule: { type: 'yearly', interval: 1 }, ...(!meaning.inTitle && { first: date }) };
}

/** Whether a day of the year has a different date every year: Easter, Mother's Day. */
export function movesEveryYear(date: DatePhrase, { today }: ParserInput): boolean {
  const [{ first }] = date.resolve(today).options;
  return date.resolve(addDays(first, 1)).options[0].first.slice(5) !== first.slice(5);
}

/** A movable feast "every year" happens once, with a note. */
export const onceOnly = ({ end }: RepeatPhrase, date: DatePhrase): RepeatPhrase => once(end, date, 'every year');

const stepOf = (word: string | undefined): number => (word ? Math.max(1, STEPS[word] ?? countOf(word)) : 1);
