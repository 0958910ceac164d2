import { MAX_FOOD_TEXT, singular } from '../../recipes/foods/singular-words';
import { isModifier, tidyModifiers } from './modifiers';
import { SAME_THINGS, SPELLED } from './synonyms';

/**
 * Two rows with the same key are the same thing and merged into one. The key does not depend on case, accents, plural,
 * British or American words, or the position of an adjective. It keeps every distinguishing word, because listing a
 * thing twice is better than mixing up two things.
 */
export function shoppingKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const words = tidyModifiers(plainWords(name));
  const key = withoutSynonyms(words).join(' ') || name.trim().toLowerCase();
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

/** A list needs the same names repeatedly. */
const keys = new Map<string, string>();
const MAX_KEYS = 5_000;

const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'and', 'n']);

/**
 * The words in the singular and in one spelling. Only accents of European scripts are removed: elsewhere, marks are
 * letters.
 */
function plainWords(name: string): string[] {
  const words = name
    .slice(0, MAX_FOOD_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\brosé(?!\p{L})/gu, 'rose wine')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|['’]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '');
  const meant = words.filter((word) => !FILLERS.has(word));
  return (meant.length > 0 ? meant : words).flatMap((word, at, all) => {
    const isBare = at === all.length - 1 && all.slice(0, at).every(isModifier);
    const other = isBare ? OTHER_IN_PLURAL.get(word) : undefined;
    if (other) return other;
    const one = /^[a-z]+$/.test(word) ? singular(word) : word;
    return SPELLED.get(one) ?? one;
  });
}

/** Pepper is ground and peppers are not; mint is a herb and mints are sweets. */
const OTHER_IN_PLURAL: ReadonlyMap<string, readonly string[]> = new Map([
  ['peppers', ['bell', 'pepper']],
  ['mints', ['mint', 'sweet']],
  ['chocolates', ['box', 'chocolate']],
]);

const synonyms = new Map<string, string[]>();
let longest = 1;
for (const [name, others] of SAME_THINGS) {
  const words = tidyModifiers(plainWords(name));
  for (const other of [name, ...others]) {
    const otherWords = tidyModifiers(plainWords(other));
    synonyms.set(otherWords.join(' '), words);
    longest = Math.max(longest, otherWords.length);
  }
}

/**
 * The longest synonym at the end of the words is the thing; what precedes it is the variety. Elsewhere a synonym only
 * matches by itself: "butternut soup" contains squash, but is not one.
 */
function withoutSynonyms(words: readonly string[]): string[] {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const found = synonyms.get(words.slice(-length).join(' '));
    if (!found) continue;
    const named = tidyModifiers([...words.slice(0, -length), ...found]);
    // "fresh root ginger" takes two steps
    return named.length < words.length ? withoutSynonyms(named) : named;
  }
  return [...words];
}
