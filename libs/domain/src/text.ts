import { firstGraphemes, graphemes } from './graphemes';

/** Length in graphemes. Texts short in code units are not segmented twice. */
export const graphemeLength = (text: string): number => graphemes(text).length;

/**
 * Whether a text exceeds a limit in graphemes. Counts no further than needed, and refuses outright texts with far more
 * code units than real ones of that length (a single grapheme may hold thousands of marks).
 */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > limit * MAX_UNITS_PER_GRAPHEME || firstGraphemes(text, limit) !== text;
}

/**
 * Normalises a one-line text: NFC, without control characters and direction overrides, white space collapsed and
 * trimmed. Empty when nothing visible is left.
 */
export const cleanLine = (text: string): string =>
  onlyVisible(
    strip(text.replace(/[\s\u2028\u2029]+/gu, ' '))
      .replace(/ {2,}/g, ' ')
      .trim(),
  );

/** Normalises a multi-line text: like `cleanLine`, but keeps line breaks (as \n), tabs and inner spacing. */
export const cleanText = (text: string): string =>
  onlyVisible(strip(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')).trim());

/** Whether a value is exactly one emoji and nothing else. */
export const isEmojiField = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_EMOJI_UNITS && EMOJI.test(value);

/**
 * Average code units per grapheme: a letter with a handful of marks, and some emoji with many parts. It also keeps two
 * names and a sentence of the feed below the 8,000 bytes of a NOTIFY.
 */
const MAX_UNITS_PER_GRAPHEME = 8;

/** Upper bound for the longest emoji in use (a couple with two skin tones, the flag of Scotland). */
const MAX_EMOJI_UNITS = 32;

/** A flag, a keycap, or pictographs with their modifiers joined by zero-width joiners. */
const EMOJI =
  /^(?:\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|\p{ExtPict}\p{EMod}?\uFE0F?[\u{E0020}-\u{E007F}]*(?:\u200D\p{ExtPict}\p{EMod}?\uFE0F?)*)$/u;

/**
 * Characters nobody types on purpose: controls (except tab and line feed), embeddings, overrides and isolates of text
 * direction (they can make one name read as another), zero-width space, word joiner, byte order mark, soft hyphen, and
 * unpaired surrogates (which no database accepts). Joiners and direction marks are kept: Persian, Hindi and emoji need
 * them.
 */
const UNWANTED = /(?![\t\n])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const strip = (text: string): string => text.replace(UNWANTED, '').normalize('NFC');

const onlyVisible = (text: string): string => (/^[\s\p{Cf}\u3164\u115F\u1160\u2800]*$/u.test(text) ? '' : text);

/** "carrots, leeks and potatoes" */
export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** "Notes must be at most 5,000 characters" */
export const tooLong = (what: string, most: number): string =>
  `${what} must be at most ${most.toLocaleString('en-GB')} characters`;
