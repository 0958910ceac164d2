import { FOODS, type Food } from './food-table';
import { CLAIMS, type FoodTrait } from './traits';

export interface FoodFinding {
  trait: FoodTrait;
  certainty: 'contains' | 'may';
  /** The words that say so, in singular: "dark soy sauce". */
  words: string;
}

const MAX_TEXT = 700;

/** A text as the table spells it: lower case, without accents and signs, every word in singular. */
export const foodWords = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .flatMap((word) => (word === '' ? [] : singular(word)));

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|ss|x|to|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (word.endsWith('loaves')) return word.replace(/aves$/, 'af');
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const byWords = new Map<string, Food>();
let longest = 1;
for (const food of FOODS) {
  const key = foodWords(food.words).join(' ');
  byWords.set(key, food);
  longest = Math.max(longest, key.split(' ').length);
}

/** A part of a text: what stands in it, and what it claims to be without. */
interface Segment {
  findings: FoodFinding[];
  claims: FoodTrait[];
  hasFood: boolean;
}

/** Words after which nothing of the kind is in it: "without nuts". */
const WITHOUT: ReadonlySet<string> = new Set(['without', 'no', 'not']);

/**
 * What the words of an ingredient say it contains. At each place the longest entry of the table counts, so that "coconut
 * milk" is no milk. A claim ("gluten-free") takes away only within its own part: "gluten-free or plain flour" contains
 * gluten. Says nothing about what is not listed: silence never means that a food is free of something.
 */
export function foodFindings(text: string): FoodFinding[] {
  const segments = text
    .slice(0, MAX_TEXT)
    .replace(/half[ -]and[ -]half/gi, 'halfandhalf')
    .split(/[,;/()+&]|\b(?:or|and|plus|with)\b/i)
    .map(segmentOf);
  for (const [at, segment] of segments.entries()) {
    // "flour (gluten-free)" and "gluten-free, organic flour": a claim alone belongs to its neighbour
    const neighbour = segment.hasFood ? segment : (segments[at - 1] ?? segments[at + 1]);
    if (neighbour === undefined) continue;
    neighbour.findings = neighbour.findings.filter(({ trait }) => !segment.claims.includes(trait));
  }
  const found = new Map<FoodTrait, FoodFinding>();
  for (const finding of segments.flatMap(({ findings }) => findings)) {
    const earlier = found.get(finding.trait);
    if (!earlier || (earlier.certainty === 'may' && finding.certainty === 'contains'))
      found.set(finding.trait, finding);
  }
  return [...found.values()];
}

function segmentOf(text: string): Segment {
  const words = foodWords(text);
  const segment: Segment = { findings: [], claims: [], hasFood: false };
  for (let at = 0; at < words.length;) {
    const whole = foodAt(words, at);
    // "vegan cheese" stands in the table; "vegan sausages with leek" do not, and are a claim
    const claim = whole === null || whole.length === 1 ? claimAt(words, at) : null;
    if (claim) {
      segment.claims.push(...claim.traits);
      at += claim.length;
    } else if (whole) {
      segment.hasFood = true;
      const found = words.slice(at, at + whole.length).join(' ');
      for (const trait of whole.food.contains) segment.findings.push({ trait, certainty: 'contains', words: found });
      for (const trait of whole.food.may) segment.findings.push({ trait, certainty: 'may', words: found });
      at += whole.length;
    } else at += WITHOUT.has(words[at] ?? '') ? 2 : 1;
  }
  return segment;
}

function foodAt(words: readonly string[], at: number): { food: Food; length: number } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const food = byWords.get(words.slice(at, at + length).join(' '));
    if (food) return { food, length };
  }
  return null;
}

function claimAt(words: readonly string[], at: number): { traits: readonly FoodTrait[]; length: number } | null {
  const two = `${words[at]} ${words[at + 1]}`;
  // free-range eggs are free of nothing
  const isRange = words[at + 1] === 'free' && words[at + 2] === 'range';
  const pair = isRange ? undefined : CLAIMS.get(two);
  if (pair) return { traits: pair, length: 2 };
  const one = CLAIMS.get(words[at] ?? '');
  return one ? { traits: one, length: 1 } : null;
}

/** Whether any word of a text stands in the table: the findings of a text without one say nothing at all. */
export const isKnownFood = (text: string): boolean => {
  const words = foodWords(text);
  return words.some((_, at) => foodAt(words, at) !== null);
};
