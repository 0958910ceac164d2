import { graphemes } from '../graphemes';
import { cleanLine, isLongerThan } from '../text';
import { TEXT_LIMITS } from '../text-limits';
import { isWordStart, MASK, matchAt, wordBefore } from './parser-input';

/** The place of an event in the text. */
export interface PlaceMention {
  start: number;
  end: number;
  /** "Sports hall". */
  place: string;
}

const AT = /(?:at|@) ?(?:the |our )?/uy;
/** Words after "at" that are not a place. */
const NO_PLACE =
  /^(?:\d|all\b|least\b|last\b|most\b|once\b|first\b|best\b|the\b|night\b|noon\b|midnight\b|midday\b|lunch(?:time)?\b|dinner(?:time)?\b|tea(?:time)?\b|breakfast\b|bedtime\b|dawn\b|dusk\b|sunset\b|sunrise\b|weekends?\b|christmas\b|easter\b|new year\b|half ?term\b|end\b|start\b|beginning\b|same time\b|some point\b|risk\b|any time\b|a time\b)/u;
/** Verbs that "at" belongs to. */
const VERBS = new Set('look looking laugh shout shouting aim guess glance good bad great arrive arriving'.split(' '));
/** Words that end a place. */
const STOP = /^(?:with|for|from|until|till|til|to|and|on|in|by|at|because|so|if|but|every|each|then|plus|via|about)$/u;
/** A place has few words; more are a sentence. */
const MOST_WORDS = 6;

/**
 * "swimming at the sports hall with Mia": the words after "at", up to the next recognised part. Only if something is
 * left as a title.
 * @param raw as typed
 * @param text folded, with every recognised part except people masked
 */
export function readPlace(raw: string, text: string): PlaceMention | null {
  for (let start = 0; start < text.length; start += 1) {
    const found = isWordStart(text, start) ? placeAt(raw, text, start) : null;
    if (found) return found;
  }
  return null;
}

function placeAt(raw: string, text: string, start: number): PlaceMention | null {
  const at = matchAt(AT, text, start);
  const before = text.slice(0, start).replaceAll(MASK, ' ').trim();
  if (!at || before === '' || VERBS.has(wordBefore(text, start))) return null;
  const from = start + at[0].length;
  const rest = text.slice(from);
  if (NO_PLACE.test(rest)) return null;
  let end = from;
  let words = 0;
  for (const match of rest.matchAll(/\S+/gu)) {
    const [word] = match;
    if (word.includes(MASK) || STOP.test(word)) break;
    if (words === MOST_WORDS) return null;
    words += 1;
    end = from + match.index + word.replace(/[,;.!?)]+$/u, '').length;
    if (/[,;.!?)]$/u.test(word)) break;
  }
  const place = cleanLine(raw.slice(from, end));
  if (place === '' || !/\p{L}/u.test(place)) return null;
  return { start, end, place: limited(place.charAt(0).toUpperCase() + place.slice(1)) };
}

const limited = (place: string): string =>
  isLongerThan(place, TEXT_LIMITS.place) ? graphemes(place).slice(0, TEXT_LIMITS.place).join('') : place;
