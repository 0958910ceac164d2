import { FOODS, type Food } from './food-table';
import { foodWords, MAX_FOOD_TEXT } from './singular-words';
import { CLAIMS, type FoodTrait } from './traits';

export interface FoodFinding {
  trait: FoodTrait;
  certainty: 'contains' | 'may';
  /** The matched words, in the singular: "dark soy sauce". */
  words: string;
}

const byWords = new Map<string, Food>();
let longest = 1;
for (const food of FOODS) {
  const key = foodWords(food.words).join(' ');
  byWords.set(key, food);
  longest = Math.max(longest, key.split(' ').length);
}

/** A part of a text: its content, and what it claims to be free of. */
interface Segment {
  findings: FoodFinding[];
  claims: FoodTrait[];
  hasFood: boolean;
  /** Separated from the previous part by "or". */
  isAlternative: boolean;
  /** Begins with a claim: "gluten-free flour". */
  startsWithClaim: boolean;
}

/** Words after which none of it is contained: "without nuts". */
const WITHOUT: ReadonlySet<string> = new Set(['without', 'no', 'not']);

/** Before a claim, they show that it is for somebody else: "omit for vegans", "use gluten-free if needed". */
const CONDITIONS: ReadonlySet<string> = new Set(
  'if for unless omit leave skip use try swap substitute replace choose check make optional optionally alternatively'.split(
    ' ',
  ),
);
/** The same, right after it: "gluten-free if you like", "vegan option". */
const CONDITIONS_BEHIND: ReadonlySet<string> = new Set('if option optional version alternative'.split(' '));

/** Names that would otherwise be split at their "and". */
const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/half[ -](?:and|&)[ -]half/gi, 'halfandhalf'],
  [/\bm&m['’]?s\b/gi, 'mandm'],
];
const BREAKS = /([,;/()+&]|\b(?:or|and|plus|with)\b)/i;
const ALTERNATIVE = /^(?:or|\/)$/i;

/**
 * What the words of an ingredient indicate. At each position the longest entry of the table counts, so "coconut milk"
 * is not milk. A claim ("gluten-free") only removes traits within its own part, and none if it is one of two
 * alternatives ("plain or gluten-free flour") or meant for somebody else ("omit for vegans"): then the ingredient as
 * written is not free of it. Unlisted foods yield no finding: no finding never means that a food is free of something.
 */
export function foodFindings(text: string): FoodFinding[] {
  const whole = WHOLE.reduce((line, [name, word]) => line.replace(name, word), text.slice(0, MAX_FOOD_TEXT));
  const pieces = whole.split(BREAKS);
  const segments = pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [segmentOf(piece, ALTERNATIVE.test(pieces[at - 1] ?? ''))] : [],
  );
  for (const [at, segment] of segments.entries()) {
    const [before, after] = [segments[at - 1], segments[at + 1]];
    if (isOneOfTwo(segment, before, after)) continue;
    // "flour (gluten-free)" and "gluten-free, organic flour": a claim by itself belongs to its neighbour
    const claimed = segment.hasFood ? segment : (before ?? after);
    if (claimed === undefined) continue;
    claimed.findings = claimed.findings.filter(({ trait }) => !segment.claims.includes(trait));
  }
  const found = new Map<FoodTrait, FoodFinding>();
  for (const finding of segments.flatMap(({ findings }) => findings)) {
    const earlier = found.get(finding.trait);
    if (!earlier || (earlier.certainty === 'may' && finding.certainty === 'contains'))
      found.set(finding.trait, finding);
  }
  return [...found.values()];
}

/**
 * "butter or vegan", "gluten-free or plain flour" and "plain or gluten-free flour": only one of the two is free of it.
 */
const isOneOfTwo = (segment: Segment, before: Segment | undefined, after: Segment | undefined): boolean =>
  segment.hasFood
    ? segment.isAlternative && segment.startsWithClaim && before?.hasFood === false
    : segment.isAlternative || after?.isAlternative === true;

function segmentOf(text: string, isAlternative: boolean): Segment {
  const words = foodWords(text);
  const segment: Segment = { findings: [], claims: [], hasFood: false, isAlternative, startsWithClaim: false };
  let isConditional = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    if (CONDITIONS.has(word) && words[at - 1] !== 'suitable') isConditional = true;
    const whole = foodAt(words, at);
    // "vegan cheese" is in the table; "vegan sausages with leek" is not, and is a claim
    const claim = whole === null || whole.length === 1 ? claimAt(words, at) : null;
    if (claim) {
      segment.startsWithClaim ||= at === 0;
      at += claim.length;
      if (!isConditional && !CONDITIONS_BEHIND.has(words[at] ?? '')) segment.claims.push(...claim.traits);
    } else if (whole) {
      segment.hasFood = true;
      const found = words.slice(at, at + whole.length).join(' ');
      for (const trait of whole.food.contains) segment.findings.push({ trait, certainty: 'contains', words: found });
      for (const trait of whole.food.may) segment.findings.push({ trait, certainty: 'may', words: found });
      at += whole.length;
    } else at += WITHOUT.has(word) ? 2 : 1;
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
  // "free-range" is not a claim of being free of something
  const isRange = words[at + 1] === 'free' && words[at + 2] === 'range';
  const pair = isRange ? undefined : CLAIMS.get(two);
  if (pair) return { traits: pair, length: 2 };
  const one = CLAIMS.get(words[at] ?? '');
  return one ? { traits: one, length: 1 } : null;
}

/** Whether any word of a text is in the table: without one, the findings mean nothing. */
export const isKnownFood = (text: string): boolean => {
  const words = foodWords(text);
  return words.some((_, at) => foodAt(words, at) !== null);
};
