import { graphemes } from '../graphemes';
import { cleanLine, isLongerThan } from '../text';
import { TEXT_LIMITS } from '../text-limits';
import { UNTITLED } from './types';

/** Small words that belonged to the removed parts ("Meeting on", "Lunch with friends at"). */
const SMALL = new Set(
  'on at from by before in for and to until till starting is the a of between @ & + - – — ~'.split(' '),
);
/** More than a title can hold; the rest of a pasted page is ignored. */
const MAX_TITLE_UNITS = TEXT_LIMITS.title * 8;
/** Also a full stop: "Dentist. Tomorrow." */
const MARKS_AFTER = /[\s,;:.@&+~(–—-]$/u;
/** "P.E." keeps its last one. */
const INITIALS = /^(?:\p{L}\.){2,}$/u;
const MARKS_BEFORE = /^[\s,;:.&+~)!–—-]/u;
/** Verbs followed by "in": "check in tomorrow". */
const VERB_WITH_IN = /^(?:check|move|lie|sleep|drop|hand|log|plug|weigh|stay|settle|trade|call|pop|come)$/iu;

/**
 * The remaining text as a title: the pieces between recognised parts, without joining words and punctuation, on one
 * line, truncated to the maximum length. A lower-case first word is capitalised ("5k", "iPad" and everything else stay
 * as typed).
 *
 * @param removed ranges to omit from the title, in order
 * @param untitled the title when nothing is left
 */
export function titleOf(
  whole: string,
  removed: readonly { start: number; end: number }[],
  untitled: string = UNTITLED,
): string {
  const text = whole.slice(0, MAX_TITLE_UNITS);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of [...removed, { start: text.length, end: text.length }]) {
    let words = text.slice(at, start).split(/\s+/u).filter(Boolean);
    if (at > 0) words = withoutLeading(words);
    if (end > start) words = withoutTrailing(words);
    if (words.length > 0) pieces.push(words.join(' '));
    at = end;
  }
  const title = cleanLine(balanced(pieces.join(' ')).replace(/ ([,.;!?])/g, '$1')).replace(
    /^[\s,;:-]+(?=[\p{L}\p{N}])|[\s,;:]+$/gu,
    '',
  );
  return limited(capitalised(title)) || untitled;
}

/** Drops trailing joining words and punctuation. */
function withoutTrailing(words: string[]): string[] {
  const last = words.at(-1);
  if (last === undefined) return words;
  if (last.toLowerCase() === 'in' && VERB_WITH_IN.test(words.at(-2) ?? '')) return words;
  if (SMALL.has(last.toLowerCase())) return withoutTrailing(words.slice(0, -1));
  if (!MARKS_AFTER.test(last) || INITIALS.test(last)) return words;
  return withoutTrailing([...words.slice(0, -1), last.slice(0, -1)].filter(Boolean));
}

function withoutLeading(words: string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return words;
  if (MARKS_BEFORE.test(first)) return withoutLeading([first.slice(1), ...rest].filter(Boolean));
  return ['and', 'to', 'then'].includes(first.toLowerCase()) ? withoutLeading(rest) : words;
}

/** A bracket whose partner was removed. */
function balanced(text: string): string {
  const count = (mark: string): number => text.split(mark).length;
  return count('(') === count(')') ? text : text.replace(/[()]/g, '');
}

const capitalised = (title: string): string =>
  /^\p{Ll}[\p{Ll}'’-]*(?=[\s,.!?:;]|$)/u.test(title) ? title.charAt(0).toUpperCase() + title.slice(1) : title;

function limited(title: string): string {
  if (!isLongerThan(title, TEXT_LIMITS.title)) return title;
  return cleanLine(graphemes(title).slice(0, TEXT_LIMITS.title).join(''));
}
