import { readUnit } from '../../recipes/amounts/units';
import { SHOPPING_LIMITS } from '../limits';
import { isModifier } from '../names/modifiers';
import { isWithinName } from './kept-together';

const SEPARATOR = /\s*[;•·]\s*|\s*,(?!\d)\s*|(?<=\D),(?=\d)|\s+(?:and|&|\+|plus)(?=\s+)\s+/giu;
/** More than can be added at once; the rest is ignored. */
const MOST = SHOPPING_LIMITS.lines;
const IS_AND = /^(?:and|&|\+|plus)$/i;

/**
 * Splits a line into things: "2 milk, 6 eggs and bread rolls" is three, "cheese and onion crisps" one. Text in brackets
 * is not split.
 */
export function splitList(line: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(line)) return [line];
  const pieces: string[] = [];
  let from = 0;
  let isAfterComma = false;
  const isInBrackets = bracketsOf(line);
  for (const found of line.matchAll(SEPARATOR)) {
    if (found.index < from || isInBrackets(found.index)) continue;
    if (pieces.length > MOST) break;
    const sign = found[0].trim();
    const before = line.slice(from, found.index);
    const to = found.index + found[0].length;
    const after = line.slice(to, to + NEAR);
    if (IS_AND.test(sign) && (isNumber(before.slice(-NEAR), after) || isName(before, after, isKnown))) continue;
    take(before, isAfterComma);
    isAfterComma = sign === ',';
    from = to;
  }
  take(line.slice(from), isAfterComma);
  return sharingTheirNoun(pieces);

  function take(text: string, followsComma: boolean): void {
    const piece = text
      .replace(/^\s*(?:(?:and|&|\+|plus)(?:\s+|$))+/i, '')
      .replace(/\s+(?:and|&)\s*$/i, '')
      .trim();
    if (piece === '') return;
    const last = pieces.at(-1);
    const isAbout = followsComma && last !== undefined;
    // "onions, red" are red onions, and "potatoes, 2 kg" two kilos of them
    if (isAbout && wordsOf(piece).every((word) => word === 'and' || isModifier(word)))
      pieces[pieces.length - 1] = withWords(last, piece);
    else if (isAbout && isAmount(piece) && !AMOUNT_AHEAD.test(last)) pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(piece);
  }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '');

/** The number of characters and words on both sides of an "and" that are considered. */
const NEAR = 80;
const NEAR_WORDS = 4;

function isName(before: string, after: string, isKnown: (name: string) => boolean): boolean {
  const near = before.slice(-NEAR);
  const next = after.split(/[,;]/)[0] ?? '';
  if (isKnown(`${nameOf(near)} and ${next}`.trim())) return true;
  const [first, second] = [wordsOf(nameOf(near)), wordsOf(next)];
  // "red and green peppers"
  if (first.length > 0 && first.every(isModifier) && !/\d/.test(near + next)) return true;
  return isWithinName(first.slice(-NEAR_WORDS), second.slice(0, NEAR_WORDS));
}

const AMOUNT_AHEAD = /^[\d\s.,/¼-¾⅐-⅞x×-]+/u;
const nameOf = (text: string): string => text.replace(AMOUNT_AHEAD, '');

/** "1 and 1/2 litres", "two and a half kilos". */
const isNumber = (before: string, after: string): boolean =>
  (/(?:^|\s)\d+$/.test(before) && /^\d+\/\d/.test(after)) ||
  (/\S$/.test(before) && /^an? (?:half|quarter|third)\b/i.test(after));

/** Whether a position is inside closed brackets; call it from left to right. */
function bracketsOf(line: string): (at: number) => boolean {
  const brackets = line.matchAll(/\([^()]*\)/g);
  let next = brackets.next();
  return (at) => {
    while (next.value && next.value.index + next.value[0].length <= at) next = brackets.next();
    return next.value !== undefined && next.value.index < at;
  };
}

const isAmount = (text: string): boolean => {
  const [, unit] = /^(?:\d{1,5}(?:[.,]\d{1,3})?|[½¼¾]) ?(\p{L}{1,12})?$/u.exec(text) ?? [null, ' '];
  return unit === undefined || readUnit(unit) !== null;
};

const withWords = (piece: string, words: string): string => {
  const amount = AMOUNT_AHEAD.exec(piece)?.[0] ?? '';
  return `${amount}${words} ${piece.slice(amount.length)}`;
};

/** "2 red and 3 green peppers": both are peppers. */
function sharingTheirNoun(pieces: readonly string[]): string[] {
  return pieces.map((piece, at) => {
    const words = wordsOf(nameOf(piece));
    const next = wordsOf(nameOf(pieces[at + 1] ?? ''));
    const isShared = words.length > 0 && words.every(isModifier) && /^\d/.test(piece) && isModifier(next[0] ?? '');
    const noun = next.filter((word) => !isModifier(word)).join(' ');
    return isShared && noun !== '' ? `${piece} ${noun}` : piece;
  });
}
