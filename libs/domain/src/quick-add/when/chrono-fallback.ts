import { casual, GB } from 'chrono-node/en';
import { addDays, calendarDate, isCalendarDate } from '../../time/dates';
import { single } from './date-phrase';
import type { ParserInput } from '../parser-input';
import type { Token } from '../tokenize';
import { MONTH, WEEKDAY } from '../vocabulary';

/** More than one word, including a month, a weekday or a numeric date: a duration ("3 days") is not a day. */
const NAMES_A_DAY = new RegExp(`(?=.* ).*(?<!\\p{L})(?:${MONTH}|${WEEKDAY})(?!\\p{L})|\\d\\D\\d+\\D\\d`, 'u');

/** chrono's patterns take more than linear time on hostile input; longer lines do not need it. */
const MAX_FOR_CHRONO = 200;

/**
 * Dates unknown to the grammar, parsed by chrono: "5 days after Christmas", "the fifth of June", "September 9th of
 * 2027".
 *
 * chrono only sees text where nothing was recognised, and only for a day: its times are guesses (03:00 for "at 3"), and
 * its single words ("sun", "mar", "second") are more often part of a title. Its components are used, never its Date,
 * which is an instant in the machine's zone.
 */
export function readWithChrono(input: ParserInput): Extract<Token, { kind: 'date' }> | null {
  const { text, today, nowMinutes } = input;
  const chrono = input.dayFirst === false ? casual : GB;
  // the family's wall clock as UTC, so that the machine's zone does not matter
  const instant = new Date(Date.parse(`${today}T00:00:00Z`) + nowMinutes * 60_000);
  for (const { index, text: words, start } of chrono.parse(
    text.slice(0, MAX_FOR_CHRONO),
    { instant, timezone: 0 },
    { forwardDate: true },
  )) {
    if (!start.isCertain('day') && !start.isCertain('weekday')) continue;
    if (!NAMES_A_DAY.test(words)) continue;
    const date = calendarDate({
      year: start.get('year') ?? 0,
      month: start.get('month') ?? 0,
      day: start.get('day') ?? 0,
    });
    if (!isCalendarDate(date) || date < addDays(today, -366 * 150)) continue;
    const end = index + words.length;
    const phrase = { end, resolve: () => ({ options: single(date) }) };
    return { kind: 'date', start: index, end, value: { from: phrase, through: null, hasPreposition: false } };
  }
  return null;
}
