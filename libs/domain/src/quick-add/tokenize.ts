import { addDays } from '../time/dates';
import type { PartOfDay } from './when/clock';
import type { DatePhrase } from './when/date-phrase';
import { readDate } from './when/dates';
import { readDuration, type DurationPhrase } from './when/durations';
import { untilOccasion } from './occasions';
import { isWordStart, MASK, matchAt, phrase, type ParserInput } from './parser-input';
import { readRepeat, type RepeatPhrase } from './when/recurrences';
import { readEndTime, readHourAfterDay, readPart, readTimes, type TimePhrase } from './when/times';

interface Found<K extends string, V> {
  kind: K;
  start: number;
  end: number;
  value: V;
}

export interface DateFound {
  from: DatePhrase;
  /** The last day of "Mon to Fri". */
  through: DatePhrase | null;
  hasPreposition: boolean;
  /** "Starting in January": without an end. */
  isStart?: boolean;
}

/** A part of the text recognised by one of the readers. */
export type Token =
  | Found<'date', DateFound>
  | Found<'until', DatePhrase>
  | Found<'repeat', RepeatPhrase>
  | Found<'time', TimePhrase>
  | Found<'part', PartOfDay>
  | Found<'duration', DurationPhrase>
  | Found<'allDay', true>;

const THROUGH = /\s?(?:-|to|through|thru)\s?/uy;
const AND = / (?:and|&) |\//uy;
const UNTIL = /(?:until|till|til|up to|through|thru|ending(?: on)?|ends(?: on)?|finishing(?: on)?)(?: the)? /uy;
const TO_DATE = /(?:to|-) /uy;
const ALL_DAY = phrase('(?:all|whole)[ -]day(?: long)?');

/**
 * All recognised parts, in order, without overlap. At each word the first matching reader wins: repeats before dates
 * ("every Friday"), dates before times ("10-12 Nov"), times before durations.
 */
export function tokenize(input: ParserInput): Token[] {
  const first = tokenizeOnce(input, false);
  const hasDay = first.some(({ kind }) => kind === 'date' || kind === 'repeat');
  // "4-5" and "1540" are times only next to a day, which may follow them
  return hasDay ? tokenizeOnce(input, true) : first;
}

function tokenizeOnce(input: ParserInput, hasDay: boolean): Token[] {
  const tokens: Token[] = [];
  const { text } = input;
  let at = 0;
  while (at < text.length) {
    // no word begins after the T of "2026-12-05T15:40", but a time does
    const isStart = isWordStart(text, at) || text.charAt(at) === '-' || at === tokens.at(-1)?.end;
    if (text.charAt(at) === MASK || !isStart) {
      at += 1;
      continue;
    }
    const token = itemAt(input, at, tokens, hasDay);
    if (token) tokens.push(token);
    at = token && token.end > at ? token.end : at + 1;
  }
  return tokens;
}

function itemAt(input: ParserInput, at: number, tokens: Token[], hasDay: boolean): Token | null {
  const previous = tokens.at(-1);
  const follows = previous !== undefined && input.text.slice(previous.end, at).trim() === '' ? previous : null;
  const followsDay = follows?.kind === 'date' || follows?.kind === 'repeat';
  if (input.text.charAt(at) === '-') return follows ? toDate(input, at, tokens) : null;
  const repeat = readRepeat(input, at);
  if (repeat) return { kind: 'repeat', start: at, end: repeat.end, value: repeat };
  const until = untilAt(input, at, tokens) ?? (follows && toDate(input, at, tokens));
  if (until) return until;
  const part = readPart(input, at, followsDay);
  if (part) return { kind: 'part', start: at, end: part.end, value: part.part };
  const date = dateAt(input, at);
  if (date) return date;
  const day = followsDay ? input.text.slice(follows.start, follows.end) : '';
  const time = readEndTime(input, at, hasDay) ?? readTimes(input, at, hasDay) ?? readHourAfterDay(input, at, day);
  if (time) return { kind: 'time', start: at, end: time.end, value: time };
  const duration = readDuration(input, at);
  if (duration) return { kind: 'duration', start: at, end: duration.end, value: duration };
  const allDay = matchAt(ALL_DAY, input.text, at);
  return allDay && { kind: 'allDay', start: at, end: at + allDay[0].length, value: true };
}

function untilAt(input: ParserInput, at: number, tokens: readonly Token[]): Token | null {
  const until = matchAt(UNTIL, input.text, at);
  // "term ends 17 December" is that day, if nothing before it could end then
  if (until && /^(?:end|finish)/.test(until[0]) && !tokens.some(({ kind }) => kind === 'date' || kind === 'repeat'))
    return null;
  const end = until && at + until[0].length;
  const date = end && (readDate(input, end) ?? untilOccasion(input.text, end, input.context.occasions ?? []));
  return date ? { kind: 'until', start: at, end: date.end, value: date } : null;
}

/** "Friday 5pm to Sunday 3pm": the end of a range that began with a day. */
function toDate(input: ParserInput, at: number, tokens: Token[]): Token | null {
  if (!tokens.some(({ kind }) => kind === 'date' || kind === 'repeat') || tokens.some(({ kind }) => kind === 'until'))
    return null;
  const to = matchAt(TO_DATE, input.text, at);
  const date = to && readDate(input, at + to[0].length);
  return date && { kind: 'until', start: at, end: date.end, value: date };
}

function dateAt(input: ParserInput, at: number): Token | null {
  const from = readDate(input, at);
  if (!from) return null;
  const isBetween = /between $/.test(input.text.slice(0, at));
  const through = throughAt(input, from, isBetween);
  return {
    kind: 'date',
    start: at,
    end: (through ?? from).end,
    value: { from, through, hasPreposition: from.hasPreposition, isStart: from.isStart },
  };
}

/** The last day, after "to"; after "and" only the following day ("Saturday and Sunday"). */
function throughAt(input: ParserInput, from: DatePhrase, isBetween: boolean): DatePhrase | null {
  const to = matchAt(THROUGH, input.text, from.end);
  const through = to && readDate(input, from.end + to[0].length);
  if (through) return through;
  const and = matchAt(AND, input.text, from.end);
  const next = and && readDate(input, from.end + and[0].length);
  if (!next) return null;
  const [{ last }] = from.resolve(input.today).options;
  return isBetween || next.resolve(last).options[0].first === addDays(last, 1) ? next : null;
}
