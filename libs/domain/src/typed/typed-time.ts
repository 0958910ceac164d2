import { fold, type ParserInput } from '../quick-add/parser-input';
import { readClock } from '../quick-add/when/clock';
import { readDuration } from '../quick-add/when/durations';
import { minutesOfTime, timeOfMinutes } from '../time/dates';
import type { LocalTime } from '../time/dates';
import { DEFAULT_LOCALE, isLocale, uses12Hours } from '../time/format';
import { inEnglish } from './in-english';
import { LONGEST_TYPED } from './typed-date';

const HALF_DAY = 720;
const LONGEST = 40;
/** A bare hour before this one is in the afternoon: nobody plans for three in the morning. */
const FIRST_MORNING_HOUR = 7;

/**
 * Reads a time that somebody typed into a time field: "3pm", "15", "1530", "3.30 pm", "half past three", "noon".
 *
 * Without am or pm the hours 1 to 6 are in the afternoon and 7 to 11 in the morning, as in quick add; "6:30" of a
 * family with the 24-hour clock is in the morning. An end is the next such time after its start, and may be a length:
 * "1h", "45 min".
 *
 * @param after the start, for an end
 * @returns null for anything else
 */
export function readTypedTime(text: string, locale: string, after?: LocalTime): LocalTime | null {
  if (text.length > LONGEST_TYPED) return null;
  const given = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const read = written(inEnglish(fold(text.trim()), given));
  if (read === '' || read.length > LONGEST) return null;
  const start = minutesOfTime(after);
  const minutes = clockMinutes(read, given, start) ?? endOfLength(read, start);
  return minutes === null ? null : timeOfMinutes(minutes);
}

/** Adds the colon to "930", moves the "pm" of "pm 3:30" (Korean) to the end, and drops "at" and "Uhr". */
const written = (text: string): string =>
  text
    .replace(/^(?:at|@) ?/, '')
    .replace(/ ?(?:uhr|hrs?)$/, '')
    .replace(/^([ap]m) (.+)$/, '$2 $1')
    .replace(/^(\d)([0-5]\d)(?!\d)/, '$1:$2');

function clockMinutes(text: string, locale: string, start: number | null): number | null {
  const clock = readClock(parserInput(text, locale), 0);
  if (!clock || clock.end < text.length) return null;
  const { minutes, isOpen, isBare } = clock;
  if (!isOpen) return minutes;
  // 12 is noon
  const morning = minutes < 60 ? minutes + HALF_DAY : minutes;
  const usual = minutes < FIRST_MORNING_HOUR * 60 ? minutes + HALF_DAY : minutes;
  const isAsWritten = !isBare && /^\d/.test(text) && !uses12Hours(locale);
  if (start === null) return isAsWritten ? morning : usual;
  const ofDay = [minutes, minutes + HALF_DAY].find((one) => one > start);
  if (isAsWritten && morning > start) return morning;
  return ofDay ?? usual;
}

function endOfLength(text: string, start: number | null): number | null {
  if (start === null) return null;
  const length = text.replace(/^\+ ?/, '');
  const found = readDuration(parserInput(length, DEFAULT_LOCALE), 0);
  return found?.minutes && found.end === length.length ? start + found.minutes : null;
}

const parserInput = (text: string, locale: string): ParserInput => ({
  raw: text,
  text,
  today: '2026-01-01',
  nowMinutes: 0,
  // "9a" is read for everybody
  dayFirst: false,
  country: 'GB',
  context: { now: new Date(0), timeZone: 'UTC', locale, members: [] },
  isAboutBirth: false,
});
