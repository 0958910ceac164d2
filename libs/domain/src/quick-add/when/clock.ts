import { isWordStart, matchAt, phrase, wordBefore, type ParserInput } from '../parser-input';
import { HOUR_WORD, countOf, MONTH, WEEKDAY } from '../vocabulary';

/** A time of day as written. */
export interface Clock {
  /** Where it ends in the text. */
  end: number;
  /** Minutes since midnight; for a time that could be morning or afternoon, the morning's (0 to 719). */
  minutes: number;
  /** Without am or pm and not on a 24-hour clock: 12 hours later is possible too. */
  isOpen: boolean;
  /** A bare number ("3"): only its context makes it a time. */
  isBare: boolean;
  /** "Midnight" of a day may mean its end or its start. */
  isMidnight?: boolean;
}

const NOON = phrase('(?:12 |twelve )?(?:noon|midday)');
const MIDNIGHT = phrase('(?:12 |twelve )?midnight(?! (?:feast|snack|mass|sun|express|train))');
const MERIDIEM = /\s?([ap])\.?\s?m(?:\.(?=\s|$|[,;)-])|(?![\p{L}\p{N}]))/uy;
/** "3:30p", American; with an hour alone ("9a") only for Americans. */
const SHORT_MERIDIEM = /([ap])(?![\p{L}\p{N}])/uy;
/** "7ish", "6-ish". */
const ISH = /-?ish(?![\p{L}\p{N}])/uy;
/** The minutes end there, or am and pm follow directly. */
const END = '(?=[ap](?:\\.?m)?(?![\\p{L}\\p{N}])|-?ish(?![\\p{L}\\p{N}])|[^\\p{L}\\p{N}]|$)';
const endingClock = (source: string): RegExp => new RegExp(`(?:${source})${END}`, 'uy');
const COLON = endingClock('(\\d{1,2}):([0-5]\\d)');
const DOT = endingClock('(\\d{1,2})\\.([0-5]\\d)(?![.,]\\d)');
const LETTER_H = phrase('(\\d{1,2})h([0-5]\\d)');
const FOUR_DIGITS = phrase('([01]\\d|2[0-3])([0-5]\\d)(?: ?(?:hrs|hours|h))?');
const AFTER_FOUR_DIGITS = /(?<!\d[ -]?)(?:[01]\d|2[0-3])[0-5]\d ?- ?$/u;
const HOUR = phrase(`\\d{1,2}|${HOUR_WORD}`);
const HOUR_AND_LETTER = /\d{1,2}(?=[ap](?![\p{L}\p{N}]))/uy;
const HOUR_AND_MERIDIEM = /\d{1,2}(?=\s?[ap]\.?\s?m(?:\.|(?![\p{L}\p{N}])))/uy;
const O_CLOCK = phrase(`(\\d{1,2}|${HOUR_WORD}) ?o'? ?clock`);
const HALF = endingClock(`half(?: past)?[ -](\\d{1,2}|${HOUR_WORD})`);
const QUARTER = endingClock(`(?:a )?quarter (past|to|after|of|till|before) (\\d{1,2}|${HOUR_WORD}|noon|midnight)`);
const MINUTES_PAST = endingClock(
  `(five|ten|twenty|twenty[ -]five|5|10|20|25)(?: minutes?| mins?)? (past|to|after) (\\d{1,2}|${HOUR_WORD}|noon|midnight)`,
);
const DAY_PART =
  /\s(?:in the (morning|afternoon|evening)|(?:at|this) (night|morning|afternoon|evening))(?![\p{L}\p{N}])/uy;

/**
 * The time of day that begins exactly here, or null. Not years, prices or measures; a bare number only for a caller
 * that saw "at" before it (`isBare`).
 */
export function readClock(input: ParserInput, at: number): Clock | null {
  const { text } = input;
  const noon = matchAt(NOON, text, at);
  if (noon) return { end: at + noon[0].length, minutes: 720, isOpen: false, isBare: false };
  const midnight = matchAt(MIDNIGHT, text, at);
  if (midnight) return { end: at + midnight[0].length, minutes: 0, isOpen: false, isBare: false, isMidnight: true };
  const written = readWritten(input, at) ?? readSpoken(text, at);
  return written && withMeridiem(text, written);
}

interface Face {
  end: number;
  hour: number;
  minute: number;
  /** On a 24-hour clock: "15:40", "03:30", "0900". */
  is24: boolean;
  isBare?: boolean;
}

/** Times in figures. */
function readWritten({ text, dayFirst }: ParserInput, at: number): Face | null {
  const colon = matchAt(COLON, text, at);
  if (colon) return face(at, colon, colon[1], colon[2], /^0/.test(colon[0]));
  const dot = matchAt(DOT, text, at);
  if (dot)
    return face(at, dot, dot[1], dot[2], /^0\d/.test(dot[0]), !MERIDIEM_FOLLOWS.test(text.slice(at + dot[0].length)));
  const letter = matchAt(LETTER_H, text, at);
  if (letter && Number(letter[1]) >= 13) return face(at, letter, letter[1], letter[2], true);
  // "020 7946 0958" is a telephone number
  const digits =
    /\d[ -]$/.test(text.slice(0, at)) && !AFTER_FOUR_DIGITS.test(text.slice(0, at))
      ? null
      : matchAt(FOUR_DIGITS, text, at);
  if (digits) return face(at, digits, digits[1], digits[2], true, !/[h]/.test(digits[0]) && !digits[0].startsWith('0'));
  const hour =
    matchAt(HOUR_AND_MERIDIEM, text, at) ??
    matchAt(HOUR_AND_ISH, text, at) ??
    (dayFirst === false ? matchAt(HOUR_AND_LETTER, text, at) : null);
  return hour && face(at, hour, hour[0], '0', false);
}

const MERIDIEM_FOLLOWS = /^\s?[ap]\.?m(?![\p{L}\p{N}])/u;

/** Times in words: "half seven" is half past seven, as the British say it. */
function readSpoken(text: string, at: number): Face | null {
  const clock = matchAt(O_CLOCK, text, at);
  if (clock) return face(at, clock, hourOf(clock[1]), '0', false);
  const half = matchAt(HALF, text, at);
  if (half) return face(at, half, hourOf(half[1]), '30', false);
  const quarter = matchAt(QUARTER, text, at);
  if (quarter) return spoken(at, quarter, 15, quarter[1], quarter[2]);
  const past = matchAt(MINUTES_PAST, text, at);
  if (past && !isRangeOfFigures(text, at, past))
    return spoken(at, past, countOf((past[1] ?? '').replace('-', ' ')), past[2], past[3]);
  const hour = matchAt(HOUR, text, at);
  return hour && face(at, hour, hourOf(hour[0]), '0', false, true);
}

/** "10 to 4" after "from", or before pm, is a range; "ten to four" and "at 10 to 4" are times before the hour. */
const isRangeOfFigures = (text: string, at: number, [whole, minutes, direction]: RegExpExecArray): boolean =>
  direction === 'to' &&
  /^\d+$/.test(minutes ?? '') &&
  Number(minutes) <= 12 &&
  !/(?:minutes?|mins?)/.test(whole) &&
  (!/^(?:at|@|by)$/.test(wordBefore(text, at)) || MERIDIEM_FOLLOWS.test(text.slice(at + whole.length)));

function spoken(at: number, match: RegExpExecArray, minutes: number, direction = 'past', hour = ''): Face {
  const isAfter = direction === 'past' || direction === 'after';
  const named = hour === 'noon' ? '12' : hour === 'midnight' ? '0' : hourOf(hour);
  const total = (Number(named) * 60 + (isAfter ? minutes : -minutes) + 1440) % 1440;
  const clockHour = Math.floor(total / 60);
  const is24 = hour === 'noon' || hour === 'midnight' || Number(named) > 12;
  return { end: at + match[0].length, hour: !is24 && clockHour === 0 ? 12 : clockHour, minute: total % 60, is24 };
}

const face = (
  at: number,
  match: RegExpExecArray,
  hour: string | undefined,
  minute: string | undefined,
  is24: boolean,
  isBare = false,
): Face => ({ end: at + match[0].length, hour: Number(hour), minute: Number(minute), is24, isBare });

const HOURS = HOUR_WORD.split('|');
const hourOf = (word = ''): string => (HOURS.includes(word) ? String(countOf(word)) : word);

/** Applies "pm" or "in the evening"; refuses impossible hours. */
function withMeridiem(text: string, { end, hour, minute, is24, isBare = false }: Face): Clock | null {
  if (hour > 23) return null;
  const letters = matchAt(MERIDIEM, text, end) ?? matchAt(SHORT_MERIDIEM, text, end);
  if (letters && hour <= 12 && hour > 0) {
    const minutes = (hour % 12) * 60 + minute + (letters[1] === 'p' ? 720 : 0);
    return { end: end + letters[0].length, minutes, isOpen: false, isBare: false };
  }
  // "15:00pm": redundant
  const after = letters ? end + letters[0].length : end;
  const ish = matchAt(ISH, text, after);
  if (ish && !NOT_HOURS.test(text.slice(after + ish[0].length)))
    return withMeridiem(text, { end: after + ish[0].length, hour, minute, is24 });
  if (is24 || hour > 12 || hour === 0) return { end: after, minutes: hour * 60 + minute, isOpen: false, isBare };
  const part = matchAt(DAY_PART, text, end);
  if (part) {
    const minutes = inPartOfDay((hour % 12) * 60 + minute, (part[1] ?? part[2]) as PartOfDay);
    return { end: end + part[0].length, minutes, isOpen: false, isBare: false };
  }
  return { end, minutes: (hour % 12) * 60 + minute, isOpen: true, isBare };
}

export type PartOfDay = 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night';

/** An ambiguous time (0 to 719) in a part of the day; "12 at night" and "2 at night" are after midnight. */
export function inPartOfDay(minutes: number, part: PartOfDay): number {
  if (part === 'morning') return minutes < 60 ? minutes + 720 : minutes;
  if (part === 'lunch') return minutes >= 600 && minutes < 720 ? minutes : minutes + 720;
  if (part === 'night') return minutes >= 300 ? minutes + 720 : minutes;
  return minutes + 720;
}

/** Units and nouns that a preceding number counts. */
export const NOT_HOURS =
  /^\s?(?:years?|yrs?|weeks?|days?|months?|km|k|kg|g|miles?|m|cm|people|kids|children|players?|of us|%|[ap]-side|x|times|pounds|quid|percent|minutes?|mins?|hours?|hrs?|a side|-a-)(?![\p{L}])/u;
/** Not "10ish people". */
const HOUR_AND_ISH = new RegExp(`\\d{1,2}(?=-?ish(?![\\p{L}\\p{N}])(?!${NOT_HOURS.source.slice(1)}))`, 'uy');
const FLOOR_OR_STREET =
  /^\s(?:[\p{L}'-]+\s){0,2}(?:road|rd|street|st|avenue|ave|lane|ln|close|drive|way|gardens|court|place|terrace|crescent|square|row|mews|park)(?![\p{L}])/u;
const DATE_WORD = new RegExp(
  `^\\s(?:${WEEKDAY}|${MONTH}|today|tonight|tomorrow|every|each|until|till)(?![\\p{L}])`,
  'u',
);

/**
 * Whether a bare number after "at" is an hour, judging by what follows: not a house number ("at 10 Downing Street"),
 * not part of a name ("at Five Guys"), not a measure.
 */
export function isHour(input: ParserInput, from: number, end: number): boolean {
  const rest = input.text.slice(end, end + 60);
  if (FLOOR_OR_STREET.test(rest) || NOT_HOURS.test(rest)) return false;
  const next = /^\s(\p{L})/u.exec(input.raw.slice(end, end + 2))?.[1] ?? '';
  if (!/\p{Lu}/u.test(next) || DATE_WORD.test(rest)) return true;
  // a capitalised word after the number begins a name, unless everything is in capitals or the time comes first
  return /^(?:at |@ ?)$/.test(input.text.slice(0, from)) && isWordStart(input.text, from);
}
