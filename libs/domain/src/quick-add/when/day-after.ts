import { isCalendarDate } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';
import { isWordStart, MASK, matchAt, type ParserInput } from '../parser-input';
import { readDate } from './dates';

/** A day with the word before it. */
export interface DayAfter {
  start: number;
  end: number;
  ask: string;
  /** One, or several to ask about. */
  dates: CalendarDate[];
}

/**
 * The last day after one of these words, or at the end of the text: elsewhere it is often part of a name, as in "Good
 * Friday buns". Spans, times and whole months do not count.
 */
export function dayAfter(words: RegExp, input: ParserInput): DayAfter | null {
  const { text } = input;
  let last: DayAfter | null = null;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === MASK || !isWordStart(text, at)) continue;
    const word = matchAt(words, text, at);
    const from = word ? at + word[0].length + (/^[ :]+/.exec(text.slice(at + word[0].length))?.[0].length ?? 0) : at;
    const day = dayAt(input, from, word !== null);
    if (!day) continue;
    const isAtEnd = new RegExp(`^[\\s,.!${MASK}]*$`, 'u').test(text.slice(day.end));
    // "before Friday" is parsed as a day; include the word before it
    if (word || isAtEnd) last = { ...day, start: at };
    at = day.end - 1;
  }
  return last;
}

/** @param isMeant whether a preceding word marks it as a day: "by Christmas", not "Christmas jumper" */
function dayAt(input: ParserInput, at: number, isMeant: boolean): DayAfter | null {
  const found = readDate(input, at);
  if (!found) return null;
  const { options, ask, isSpan, minutes, inTitle } = found.resolve(input.today);
  if (isSpan || minutes !== undefined || (inTitle && !isMeant) || options.some(({ first, last }) => first !== last))
    return null;
  const dates = [...new Set(options.map(({ first }) => first))];
  // a month alone means any of its days
  if (dates.length > 3 || !dates.every(isCalendarDate)) return null;
  return { start: at, end: found.end, ask: ask ?? 'Which day is meant?', dates };
}
