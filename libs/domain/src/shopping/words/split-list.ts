import { isModifier } from '../names/modifiers';
import { isWithinName } from './kept-together';

const SEPARATOR = /\s*[;•·]\s*|\s*,(?!\d)\s*|(?<=\D),(?=\d)|\s+(?:and|&|\+|plus)(?=\s+)\s+/giu;
const IS_AND = /^(?:and|&|\+|plus)$/i;

/**
 * The things of a line, as they stand: "2 milk, 6 eggs and bread rolls" is three, "cheese and onion crisps" one. What
 * stands in brackets is not divided.
 */
export function splitList(line: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(line)) return [line];
  const pieces: string[] = [];
  let from = 0;
  let isAfterComma = false;
  for (const found of line.matchAll(SEPARATOR)) {
    if (found.index < from || isInBrackets(line, found.index)) continue;
    const sign = found[0].trim();
    const before = line.slice(from, found.index);
    const after = line.slice(found.index + found[0].length);
    if (IS_AND.test(sign) && (isNumber(before, after) || isName(before, after, isKnown))) continue;
    take(before, isAfterComma);
    isAfterComma = sign === ',';
    from = found.index + found[0].length;
  }
  take(line.slice(from), isAfterComma);
  return sharingTheirNoun(pieces);

  function take(text: string, followsComma: boolean): void {
    const piece = text.replace(/^\s*(?:and|&|\+|plus)(?:\s+|$)/i, '').trim();
    if (piece === '') return;
    const last = pieces.at(-1);
    // "onions, red" are red onions
    if (followsComma && last !== undefined && wordsOf(piece).every(isModifier))
      pieces[pieces.length - 1] = withWords(last, piece);
    else pieces.push(piece);
  }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '');

/** How far names on both sides of an "and" are looked at. */
const NEAR = 4;

function isName(before: string, after: string, isKnown: (name: string) => boolean): boolean {
  const next = after.split(/[,;]/)[0] ?? '';
  if (isKnown(`${nameOf(before)} and ${next}`.trim())) return true;
  const [first, second] = [wordsOf(nameOf(before)), wordsOf(next)];
  // "red and green peppers"
  if (first.length > 0 && first.every(isModifier) && !/\d/.test(before + next)) return true;
  return isWithinName(first.slice(-NEAR), second.slice(0, NEAR));
}

const AMOUNT_AHEAD = /^[\d\s.,/¼-¾⅐-⅞x×-]+/u;
const nameOf = (text: string): string => text.replace(AMOUNT_AHEAD, '');

/** "1 and 1/2 litres", "two and a half kilos". */
const isNumber = (before: string, after: string): boolean =>
  (/(?:^|\s)\d+$/.test(before) && /^\d+\/\d/.test(after)) ||
  (/\S$/.test(before) && /^an? (?:half|quarter|third)\b/i.test(after));

function isInBrackets(line: string, at: number): boolean {
  const before = line.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && line.includes(')', at);
}

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
