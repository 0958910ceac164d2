import { addDays } from '../time/dates';
import type { PartOfDay } from './when/clock';
import type { DatePhrase } from './when/date-phrase';
import { readDate } from './when/dates';
import { readDuration, type DurationPhrase } from './when/durations';
import { isWordStart, MASK, matchAt, phrase, type Reading } from './reading';
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
export type Item =
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
export function scan(reading: Reading): Item[] {
  const first = scanOnce(reading, false);
  const hasDay = first.some(({ kind }) => kind === 'date' || kind === 'repeat');
  // "4-5" and "1540" are times only next to a day, which may follow them
  return hasDay ? scanOnce(reading, true) : first;
}

function scanOnce(reading: Reading, hasDay: boolean): Item[] {
  const items: Item[] = [];
  const { text } = reading;
  let at = 0;
  while (at < text.length) {
    // no word begins after the T of "2026-12-05T15:40", but a time does
    const isStart = isWordStart(text, at) || text.charAt(at) === '-' || at === items.at(-1)?.end;
    if (text.charAt(at) === MASK || !isStart) {
      at += 1;
      continue;
    }
    const item = itemAt(reading, at, items, hasDay);
    if (item) items.push(item);
    at = item && item.end > at ? item.end : at + 1;
  }
  return items;
}

function itemAt(reading: Reading, at: number, items: Item[], hasDay: boolean): Item | null {
  const previous = items.at(-1);
  const follows = previous !== undefined && reading.text.slice(previous.end, at).trim() === '' ? previous : null;
  const followsDay = follows?.kind === 'date' || follows?.kind === 'repeat';
  if (reading.text.charAt(at) === '-') return follows ? toDate(reading, at, items) : null;
  const repeat = readRepeat(reading, at);
  if (repeat) return { kind: 'repeat', start: at, end: repeat.end, value: repeat };
  const until = untilAt(reading, at, items) ?? (follows && toDate(reading, at, items));
  if (until) return until;
  const part = readPart(reading, at, followsDay);
  if (part) return { kind: 'part', start: at, end: part.end, value: part.part };
  const date = dateAt(reading, at);
  if (date) return date;
  const day = followsDay ? reading.text.slice(follows.start, follows.end) : '';
  const time = readEndTime(reading, at, hasDay) ?? readTimes(reading, at, hasDay) ?? readHourAfterDay(reading, at, day);
  if (time) return { kind: 'time', start: at, end: time.end, value: time };
  const duration = readDuration(reading, at);
  if (duration) return { kind: 'duration', start: at, end: duration.end, value: duration };
  const allDay = matchAt(ALL_DAY, reading.text, at);
  return allDay && { kind: 'allDay', start: at, end: at + allDay[0].length, value: true };
}

function untilAt(reading: Reading, at: number, items: readonly Item[]): Item | null {
  const until = matchAt(UNTIL, reading.text, at);
  // "term ends 17 December" is that day, if nothing before it could end then
  if (until && /^(?:end|finish)/.test(until[0]) && !items.some(({ kind }) => kind === 'date' || kind === 'repeat'))
    return null;
  const date = until && readDate(reading, at + until[0].length);
  return date && { kind: 'until', start: at, end: date.end, value: date };
}

/** "Friday 5pm to Sunday 3pm": the end of a range that began with a day. */
function toDate(reading: Reading, at: number, items: Item[]): Item | null {
  if (!items.some(({ kind }) => kind === 'date' || kind === 'repeat') || items.some(({ kind }) => kind === 'until'))
    return null;
  const to = matchAt(TO_DATE, reading.text, at);
  const date = to && readDate(reading, at + to[0].length);
  return date && { kind: 'until', start: at, end: date.end, value: date };
}

function dateAt(reading: Reading, at: number): Item | null {
  const from = readDate(reading, at);
  if (!from) return null;
  const isBetween = /between $/.test(reading.text.slice(0, at));
  const through = throughAt(reading, from, isBetween);
  return {
    kind: 'date',
    start: at,
    end: (through ?? from).end,
    value: { from, through, hasPreposition: from.hasPreposition, isStart: from.isStart },
  };
}

/** The last day, after "to"; after "and" only the following day ("Saturday and Sunday"). */
function throughAt(reading: Reading, from: DatePhrase, isBetween: boolean): DatePhrase | null {
  const to = matchAt(THROUGH, reading.text, from.end);
  const through = to && readDate(reading, from.end + to[0].length);
  if (through) return through;
  const and = matchAt(AND, reading.text, from.end);
  const next = and && readDate(reading, from.end + and[0].length);
  if (!next) return null;
  const [{ last }] = from.resolve(reading.today).options;
  return isBetween || next.resolve(last).options[0].first === addDays(last, 1) ? next : null;
}
