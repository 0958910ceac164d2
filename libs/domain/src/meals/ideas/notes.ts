import { ALLERGENS, DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';
import { foodWords } from '../../recipes/foods/singular-words';
import { aisleOf, type Aisle } from '../../shopping/aisles';
import { MEAL_TYPES, type MealType } from '../week';

/** What the free text asks for. */
export interface NotesRead {
  /** Foods that should be in it, in singular words. */
  wanted: string[];
  /** Foods that must not be. */
  unwanted: string[];
  allergens: Allergen[];
  diets: Diet[];
  mealType: MealType | null;
}

const OF_FOOD: ReadonlySet<Aisle> = new Set<Aisle>(['Produce', 'Meat', 'Dairy', 'Pantry', 'Bakery', 'Frozen']);
const NEGATIVE = new Set(
  'no,not,without,avoid,avoiding,allergic,allergy,hate,dislike,except,intolerant,intolerance,never,dont,doesnt,cant,cannot,minus'.split(
    ',',
  ),
);
const POSITIVE = new Set('but,with,want,like,love,use,using,have,please,prefer,something'.split(','));

/** Everyday words for the regulated allergens. */
const ALLERGEN_WORDS: ReadonlyMap<string, Allergen> = new Map<string, Allergen>([
  ...ALLERGENS.map((allergen): [string, Allergen] => [foodWords(allergen).join(' '), allergen]),
  ['dairy', 'milk'],
  ['lactose', 'milk'],
  ['wheat', 'gluten'],
  ['soy', 'soya'],
  ['seafood', 'fish'],
  ['shellfish', 'crustaceans'],
]);
const DIET_WORDS: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ...DIETS.map((diet): [string, Diet] => [diet.replace('_', ' '), diet]),
  ['veggie', 'vegetarian'],
  ['meatless', 'vegetarian'],
]);
/** Words that say how, not what. */
const NOT_FOOD = new Set(
  'food,meal,dish,dinner,tea,hot,cold,spicy,fresh,light,healthy,sweet,season,snack,water,ice,free'.split(','),
);

/**
 * Parses the free text beside the constraints: "use up leeks, no mushrooms", "Theo is allergic to nuts", "a veggie
 * breakfast". What follows a word of refusal is excluded, up to the end of the sentence or a "but" or "with".
 */
export function readNotes(notes: string): NotesRead {
  const read: NotesRead = { wanted: [], unwanted: [], allergens: [], diets: [], mealType: null };
  for (const sentence of notes.slice(0, 1_000).split(/[.!?;\n]|,(?! (?:or|and)\b)/)) readSentence(sentence, read);
  return read;
}

function readSentence(sentence: string, read: NotesRead): void {
  const words = foodWords(sentence);
  // "a nut allergy" names the allergen before the word
  const isAllergy = words.some((word) => /^(?:allerg|intoleran)/.test(word));
  let isUnwanted = isAllergy;
  for (const [at, word] of words.entries()) {
    const pair = `${words[at - 1]} ${word}`;
    if (NEGATIVE.has(word)) isUnwanted = true;
    else if (POSITIVE.has(word) && !isAllergy && !NEGATIVE.has(words[at - 1] ?? '')) isUnwanted = false;
    const isFree = words[at + 1] === 'free';
    const allergen = ALLERGEN_WORDS.get(word);
    const diet = DIET_WORDS.get(pair) ?? DIET_WORDS.get(word);
    if (diet && !isUnwanted) read.diets.push(diet);
    if (allergen && (isUnwanted || isFree)) read.allergens.push(allergen);
    else if (word === 'meat' && isUnwanted) read.diets.push('vegetarian');
    else if (word !== 'meat' && !isFree && isFood(word)) (isUnwanted ? read.unwanted : read.wanted).push(word);
    read.mealType ??= MEAL_TYPES.find((mealType) => mealType === word) ?? null;
  }
}

const isFood = (word: string): boolean => word.length > 2 && !NOT_FOOD.has(word) && OF_FOOD.has(aisleOf(word));
