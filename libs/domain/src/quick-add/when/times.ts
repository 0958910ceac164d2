import { inPartOfDay, isHour, readClock, type Clock, type PartOfDay } from './clock';
import { isNumberOfSomething, readBareDate } from './dates';
import { matchAt, phrase, wordBefore, type ParserInput } from '../parser-input';

/** One time, or from one to another, as written. */
export interface TimePhrase {
  end: number;
  from: Clock;
  to: Clock | null;
  /** "Until 10pm", with its start elsewhere in the text or missing. */
  isEnd?: boolean;
  /** Start of the time itself in "ends at 3:15", which may be a separate event. */
  endsAt?: number;
}

const BEFORE =
  /(?:(?:starting|starts|start) at|at|@|from|between|by|around|about|approx\.?|circa|c\.|~|kick[ -]?off|ko) ?(?=[\p{L}\p{N}])/uy;
const TO = /\s?(?:-|to|until|till|til|through|and)\s?/uy;
const RANGE_WORDS = /\s?(?:to|until|till|til)\s/uy;
/** Nouns that the numbers of a range may belong to instead of hours ("ages 3-5", "pages 10-12"). */
const RANGE_OF_SOMETHING =
  /^(?:age|ages|aged|year|years|yrs|page|pages|chapter|chapters|score|room|rooms|grade|grades|class|stage|level|size|ks|no|won|lost|beat)$/;
const ENDS_A_TIME =
  /^\s*(?:$|[,.;!)\u0001]|(?:at|with|on|in|for|every|each|and|\d|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|next|this|until|till|all)(?:[\p{L}\d]*))/u;

/** The time or range that begins exactly here, its preposition included. */
export function readTimes(input: ParserInput, at: number, hasDate: boolean): TimePhrase | null {
  const before = matchAt(BEFORE, input.text, at);
  if (before) {
    const phrase = readRange(input, at + before[0].length, before[0].trim(), hasDate);
    if (phrase) return phrase;
  }
  return isNumberOfSomething(input, at) ? null : readRange(input, at, null, hasDate);
}

const END_TIME =
  /(?:until|till|til|(?:end|finish)(?:s|es|ing)?(?: at| by)?|to) (?=\d{1,2}(?:[:.]\d\d|\s?[ap]\.?m)|noon|midday|midnight|\d{1,2}(?!\d))/uy;

/** A time that only gives an end, apart from its start ("3pm Saturday until 5pm"). */
export function readEndTime(input: ParserInput, at: number, hasDate: boolean): TimePhrase | null {
  const before = matchAt(END_TIME, input.text, at);
  if (!before || (before[0] === 'to ' && !hasDate)) return null;
  const start = at + before[0].length;
  const clock = isNumberOfSomething(input, start) ? null : readClock(input, start);
  if (!clock || (clock.isBare && (before[0] === 'to ' || !isHour(input, start, clock.end)))) return null;
  if ((readBareDate(input, start)?.end ?? 0) > clock.end) return null;
  // "school ends 3:15", "take Sam to the 7pm show"
  const isMoment = /^(?:end|finish|to )/.test(before[0]);
  return { end: clock.end, from: clock, to: null, isEnd: true, ...(isMoment && { endsAt: start }) };
}

/** "dinner Friday 7", "tomorrow 9": an hour alone after a day given as a word. */
export function readHourAfterDay(input: ParserInput, at: number, day: string): TimePhrase | null {
  const hour = /\d{1,2}(?![\p{L}\p{N}:./-])/uy;
  const match =
    /(?:day|mon|tues?|wed|thur?s?|fri|sat|sun|tomorrow|tonight|tmrw)$/.test(day) && matchAt(hour, input.text, at);
  const clock = match && ENDS_A_TIME.test(input.text.slice(at + match[0].length)) ? readClock(input, at) : null;
  return clock && isHour(input, at, clock.end) ? { end: clock.end, from: clock, to: null } : null;
}

function readRange(input: ParserInput, at: number, preposition: string | null, hasDate: boolean): TimePhrase | null {
  const from = readClock(input, at);
  if (!from) return null;
  const end = readEnd(input, at, from, preposition);
  if (end && isRange(input, at, from, end, preposition, hasDate)) return { end: end.end, from, to: end };
  if (preposition === 'between') return null;
  return isTime(input, at, from, preposition, hasDate) ? { end: from.end, from, to: null } : null;
}

function readEnd(input: ParserInput, at: number, from: Clock, preposition: string | null): Clock | null {
  const to = matchAt(TO, input.text, from.end);
  if (!to) return null;
  if (/and/.test(to[0]) && preposition !== 'between') return null;
  const start = from.end + to[0].length;
  const clock = readClock(input, start);
  // "4:30pm until 18 December" ends on a day, not at six
  if (clock && (readBareDate(input, start)?.end ?? 0) > clock.end) return null;
  // an hour attached to the dash, or after a word
  return clock && (/-/.test(to[0]) || matchAt(RANGE_WORDS, input.text, from.end) || /and/.test(to[0])) ? clock : null;
}

/** Two bare numbers are hours after "from", or next to a day if no countable noun follows. */
function isRange(
  input: ParserInput,
  at: number,
  from: Clock,
  to: Clock,
  preposition: string | null,
  hasDate: boolean,
): boolean {
  const rest = input.text.slice(to.end);
  if (!from.isBare && !to.isBare) return true;
  if (!from.isBare || !to.isBare) return !(to.isBare && !isHour(input, from.end, to.end));
  if (from.minutes > 1439 || !isHour(input, at, to.end)) return false;
  // 9.00-10.30 and 6-7.15 count nothing
  if (preposition || (/\./.test(input.text.slice(at, to.end)) && hasDate)) return true;
  return hasDate && ENDS_A_TIME.test(rest) && !RANGE_OF_SOMETHING.test(wordBefore(input.text, at));
}

function isTime(input: ParserInput, at: number, clock: Clock, preposition: string | null, hasDate: boolean): boolean {
  if (!clock.isBare) return true;
  if (preposition) return !/^from$/.test(preposition) || hasDate ? isHour(input, at, clock.end) : false;
  const written = input.text.slice(at, clock.end);
  // 1540 and 5.30 alone: times next to a day, otherwise years and prices
  if (/^\d{4}$/.test(written))
    return hasDate && !/^(?:19|20)/.test(written) && ENDS_A_TIME.test(input.text.slice(clock.end));
  return /^\d{1,2}\.\d{2}$/.test(written) && hasDate && ENDS_A_TIME.test(input.text.slice(clock.end));
}

const PART = phrase(
  '(?:(?:in|during) the |at |this )?(morning|afternoon|evening|night|lunch ?time)s?|([ap]\\.?m)\\.?(?= |$)|first thing',
);
const ONLY_PART = phrase('(?:in|during) the (morning|afternoon|evening)|at (lunch ?time)|first thing');

/** A part of the day directly after a date ("tomorrow morning"), or said with "in the". */
export function readPart(
  input: ParserInput,
  at: number,
  followsDate: boolean,
): { end: number; part: PartOfDay } | null {
  const match = matchAt(followsDate ? PART : ONLY_PART, input.text, at);
  if (!match) return null;
  const word = match[1] ?? match[2] ?? 'morning';
  // "plumber Tuesday pm"
  if (/^[ap]\.?m/.test(word))
    return { end: at + match[0].length, part: word.startsWith('a') ? 'morning' : 'afternoon' };
  const part = word.startsWith('lunch') ? 'lunch' : (word as PartOfDay);
  return { end: at + match[0].length, part };
}

/** The meaning of a time without am or pm next to these words; thresholds in minutes of a 12-hour clock (0 to 719). */
type Settler = (minutes: number) => number;

/** Begins at seven. */
const school: Settler = (minutes) => (minutes >= 420 ? minutes : minutes + 720);
const lunch: Settler = (minutes) => inPartOfDay(minutes, 'lunch');
const afterNoon: Settler = (minutes) => minutes + 720;
/** Children's begin at ten, grown-ups' at seven. */
const party: Settler = (minutes) => (minutes >= 600 ? minutes : minutes + 720);
const morning: Settler = (minutes) => inPartOfDay(minutes, 'morning');

const IMPLIED_TIMES: readonly [RegExp, Settler][] = [
  [/(?<!\p{L})(?:breakfast|sunrise|school run|drop[ -]?off)(?!\p{L})/u, morning],
  [/(?<!\p{L})(?:lunch|lunchtime|brunch|picnic|luncheon)(?!\p{L})/u, lunch],
  [
    /(?<!\p{L})(?:dinner|supper|bedtime|bath ?time|pub|drinks|cocktails|disco|theatre|theater|cinema|film|films|movie|movies|gig|concert|restaurant|fireworks|bonfire|sunset|nightclub)(?!\p{L})/u,
    afterNoon,
  ],
  [
    /(?<!\p{L})(?:school|after-school|nursery|preschool|pre-school|kindergarten|playgroup|pick[ -]?up|home time|sports day)(?!\p{L})/u,
    school,
  ],
  [/(?<!\p{L})(?:tea|takeaway|curry)(?!\p{L})/u, afterNoon],
  [/(?<!\p{L})(?:party|quiz|bbq|barbecue|ball|gala)(?!\p{L})/u, party],
  [/(?<!\p{L})(?:evening|night|tonight|afternoon)(?!\p{L})/u, afterNoon],
  [/(?<!\p{L})(?:morning|assembly)(?!\p{L})/u, morning],
];

/** The half of the day for an ambiguous time, judging by the surrounding words; null when they do not settle it. */
export function impliedTime(text: string, minutes: number): number | null {
  for (const [words, settle] of IMPLIED_TIMES) if (words.test(text)) return settle(minutes);
  return null;
}
