import type { VolumeTradition } from '../../recipes/amounts/units';
import { foodFindings } from '../../recipes/foods/food-words';
import { foodWords } from '../../recipes/foods/singular-words';
import { isPlainFood } from '../../recipes/foods/plain-foods';
import type { Aisle } from './aisle';
import { THINGS } from './things';

const byWords = new Map<string, Aisle>();
let longest = 1;
for (const { name, aisle } of THINGS) {
  const words = foodWords(name);
  byWords.set(words.join(' '), aisle);
  longest = Math.max(longest, words.length);
}

/** What a word alone means to Americans, where it differs from British usage. */
const AMERICAN: ReadonlyMap<string, Aisle> = new Map([
  ['chip', 'Snacks'],
  ['biscuit', 'Bakery'],
]);

/** Animals: food for them is not the food itself ("dog biscuits", "kitten milk"). */
const PETS = new Set('dog cat puppy kitten pet hamster budgie'.split(' '));

/** The storage form decides: frozen spinach is not kept with spinach. */
const FROZEN = new Set(['frozen', 'freezer']);
const FRESH: ReadonlySet<Aisle> = new Set<Aisle>(['Produce', 'Meat', 'Dairy', 'Frozen']);
const ON_THE_SHELF = new Set(
  'tin tinned can canned dried jar jarred pickled powdered crystallised candied uht'.split(' '),
);
/** Ground coriander is a spice, and ground beef is still meat. */
const GROUND = 'ground';

/** Preserves: "peaches in syrup". */
const KEPT_IN = / in (?:\p{L}+ ){0,2}(?:syrup|brine|juice|vinegar|oil|sauce|jars?|tins?|cans?)\b/iu;
const KEEPS_SO: ReadonlySet<Aisle> = new Set<Aisle>(['Produce', 'Meat']);

const MAX_TEXT = 300;

/** Words followed only by the liquid it is in, or by its purpose: "tuna in brine", "milk for the baby". */
const END = /[,;(]| (?:in|with|for|from|without|to go with) /i;

/**
 * The aisle in which shops keep a thing, by its name alone, without an amount; General for unknown things. At each
 * position the longest match in the table counts, and the last of several matches says what the thing is: chicken soup
 * is soup.
 */
export function aisleOf(text: string, tradition: VolumeTradition = 'uk'): Aisle {
  const name = text.slice(0, MAX_TEXT);
  const head = name.split(END)[0] ?? '';
  const aisle = aisleIn(head, tradition) ?? aisleIn(name, tradition) ?? byItsFoods(name) ?? 'General';
  return KEEPS_SO.has(aisle) && KEPT_IN.test(name) ? 'Pantry' : aisle;
}

function aisleIn(text: string, tradition: VolumeTradition): Aisle | null {
  const words = foodWords(text);
  // a pepper is a spice, peppers are vegetables: only the plural tells them apart
  if (/\bpeppers\b/i.test(text) && !words.some((word) => ON_THE_SHELF.has(word))) return frozenOr('Produce', words);
  const found = lastThing(words);
  const isForPets = words.some((word, at) => PETS.has(word) && !found?.covered.has(at));
  if (isForPets) return 'Household';
  if (found === null) return null;
  const american = tradition === 'us' && words.length === 1 ? AMERICAN.get(words[0] ?? '') : undefined;
  if (american) return american;
  if (found.aisle === 'Household') return 'Household';
  if (FRESH.has(found.aisle) && words.some((word) => ON_THE_SHELF.has(word))) return 'Pantry';
  if (found.aisle === 'Produce' && words.includes(GROUND)) return 'Pantry';
  return frozenOr(found.aisle, words);
}

const frozenOr = (aisle: Aisle, words: readonly string[]): Aisle =>
  words.some((word) => FROZEN.has(word)) ? 'Frozen' : aisle;

/** The last match, and which words belong to any match. */
function lastThing(words: readonly string[]): { aisle: Aisle; covered: ReadonlySet<number> } | null {
  const covered = new Set<number>();
  let last: Aisle | null = null;
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !byWords.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length > 0) last = byWords.get(words.slice(at, at + length).join(' ')) ?? last;
    for (let word = at; word < at + length; word += 1) covered.add(word);
    at += Math.max(length, 1);
  }
  return last === null ? null : { aisle: last, covered };
}

/** An unlisted thing is in the aisle of things with the same ingredient. */
function byItsFoods(name: string): Aisle | null {
  const traits = new Set(foodFindings(name).map(({ trait }) => trait));
  const has = (...some: Parameters<typeof traits.has>[0][]): boolean => some.some((trait) => traits.has(trait));
  if (has('pork', 'beef', 'poultry', 'meat', 'fish', 'crustaceans', 'molluscs')) return 'Meat';
  if (has('alcohol')) return 'Beverages';
  if (has('milk', 'eggs')) return 'Dairy';
  return traits.size > 0 || isPlainFood(name) ? 'Pantry' : null;
}
