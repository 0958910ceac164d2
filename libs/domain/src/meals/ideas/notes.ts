import { isFoodQuality } from '../../kitchen/house-index';
import { foodWords } from '../../recipes/foods/singular-words';
import type { Allergen, Diet } from '../../recipes/foods/traits';
import type { Difficulty } from '../../recipes/recipe';
import { aisleOf, type Aisle } from '../../shopping/aisles';
import { shoppingKey } from '../../shopping/names/shopping-key';
import { MEAL_TYPES, type MealType } from '../week';
import { DISHES } from './dishes';
import {
  ALLERGEN_WORDS,
  CUISINE_WORDS,
  DIET_WORDS,
  EASY_WORDS,
  FILLERS,
  FOOD_GROUPS,
  HARD_WORDS,
  NEGATIVE,
  NUMBERS,
  POSITIVE,
  QUICK_WORDS,
  SLOW_WORDS,
} from './note-words';

/** What the free text asks for. */
export interface NotesRead {
  /** Foods and kinds of dishes that should be in it, in singular words; of each list one is enough. */
  wanted: string[][];
  /** Foods that must not be. */
  unwanted: string[];
  allergens: Allergen[];
  diets: Diet[];
  mealType: MealType | null;
  /** One of these is enough. */
  cuisines: string[];
  unwantedCuisines: string[];
  time: 'quick' | 'slow' | null;
  /** The limits of preparation and cooking together. */
  mostMinutes: number | null;
  leastMinutes: number | null;
  difficulty: Difficulty | null;
  carbohydrates: 'low-carb' | 'keto' | null;
  servings: number | null;
  /** What was not understood, as it was written. */
  ignored: string[];
}

const OF_FOOD: ReadonlySet<Aisle> = new Set<Aisle>([
  ...(['Produce', 'Meat', 'Dairy', 'Pantry', 'Bakery', 'Frozen', 'Beverages', 'Snacks'] as const),
]);
/** Words that say how, or when, in names of the table of foods. */
const NOT_FOOD = new Set(
  'food,meal,dish,dinner,tea,hot,cold,fresh,light,healthy,sweet,season,snack,water,ice,free,carb,fat,protein'.split(
    ',',
  ),
);

/**
 * Parses the free text beside the constraints: "use up leeks, no mushrooms", "Theo is allergic to nuts", "something
 * French in half an hour". What follows a word of refusal is excluded, up to the end of the sentence or a "but" or
 * "with"; a list of foods continues it.
 */
export function readNotes(notes: string): NotesRead {
  const read: NotesRead = {
    ...{ wanted: [], unwanted: [], allergens: [], diets: [], mealType: null, cuisines: [], unwantedCuisines: [] },
    ...{ time: null, mostMinutes: null, leastMinutes: null, difficulty: null, carbohydrates: null, servings: null },
    ignored: [],
  };
  let wasRefused = false;
  for (const clause of notes.slice(0, 1_000).split(/([.!?;\n]|,(?! (?:or|and)\b))/)) {
    if (/^[.!?;\n]$/.test(clause)) wasRefused = false;
    else if (clause !== ',') wasRefused = new Clause(clause, read, wasRefused).read();
  }
  return read;
}

/** One part of a sentence. */
class Clause {
  private readonly words: readonly string[];
  /** Positions of words that were understood. */
  private readonly known = new Set<number>();
  private readonly isAllergy: boolean;

  constructor(
    private readonly text: string,
    private readonly into: NotesRead,
    /** Whether the part before it refused something. */
    private readonly wasRefused: boolean,
  ) {
    this.words = foodWords(text);
    // "a nut allergy" names the allergen before the word
    this.isAllergy = this.words.some((word) => /^(?:allerg|intoleran)/.test(word));
  }

  /** @returns whether it ends refusing */
  read(): boolean {
    this.readNumbers();
    let isUnwanted = this.isAllergy || (this.wasRefused && this.isListOfFoods());
    let isAlternative = false;
    for (let at = 0; at < this.words.length;) {
      const word = this.words[at] ?? '';
      // "no more than" an hour refuses nothing
      if (NEGATIVE.has(word) && !this.known.has(at)) isUnwanted = true;
      else if (POSITIVE.has(word) && !this.isAllergy && !NEGATIVE.has(this.words[at - 1] ?? '')) isUnwanted = false;
      const length = this.known.has(at) ? 1 : this.readAt(at, isUnwanted, isAlternative);
      for (let done = at; done < at + length; done += 1) this.known.add(done);
      if (length > 0 || word === 'or') isAlternative = word === 'or';
      at += Math.max(length, 1);
    }
    this.keepIgnored();
    return isUnwanted;
  }

  private readAt(at: number, isUnwanted: boolean, isAlternative: boolean): number {
    const { into } = this;
    const [word = '', next = '', third = ''] = this.words.slice(at, at + 3);
    const pair = `${word} ${next}`;
    if (pair === 'low carb') into.carbohydrates = 'low-carb';
    const isPairOfDiet = DIET_WORDS.has(pair);
    const diet = DIET_WORDS.get(pair) ?? DIET_WORDS.get(word);
    const isFree = next === 'free';
    const allergen = ALLERGEN_WORDS.get(word);
    if (allergen && (isUnwanted || isFree)) into.allergens.push(allergen);
    if (diet && (!isUnwanted || pair.startsWith('no '))) into.diets.push(diet);
    if (pair === 'low carb' || isPairOfDiet) return 2;
    if (diet) return 1;
    if (allergen && (isUnwanted || isFree)) return isFree ? 2 : 1;
    if (isUnwanted && word === 'meat') return this.done(() => into.diets.push('vegetarian'));
    if (isUnwanted && word === 'alcohol') return this.done(() => into.diets.push('no_alcohol'));
    if (word === 'keto' || word === 'ketogenic') return this.done(() => (into.carbohydrates = 'keto'));
    const mealType = MEAL_TYPES.find((each) => each === word);
    if (mealType) return this.done(() => (into.mealType ??= mealType));
    for (const length of [3, 2, 1]) {
      const phrase = [word, next, third].slice(0, length).join(' ');
      if (at + length > this.words.length || !isFood(phrase)) continue;
      this.addFood(phrase, isUnwanted || this.words[at + length] === 'free', isAlternative);
      return this.words[at + length] === 'free' ? length + 1 : length;
    }
    const cuisine = CUISINE_WORDS.get(word);
    if (cuisine) return this.done(() => (isUnwanted ? into.unwantedCuisines : into.cuisines).push(cuisine));
    if (QUICK_WORDS.has(word) && !isUnwanted) return this.done(() => (into.time = 'quick'));
    if (SLOW_WORDS.has(word) && !isUnwanted) return this.done(() => (into.time = 'slow'));
    if (EASY_WORDS.has(word) && !isUnwanted) return this.done(() => (into.difficulty = 'easy'));
    if (HARD_WORDS.has(word)) return this.done(() => (into.difficulty = isUnwanted ? 'easy' : 'hard'));
    return 0;
  }

  private done(act: () => unknown): 1 {
    act();
    return 1;
  }

  private addFood(phrase: string, isUnwanted: boolean, isAlternative: boolean): void {
    // peppers, which a list calls bell peppers
    const food = phrase === 'pepper' || GROUPS_AND_KINDS.has(phrase) ? phrase : shoppingKey(phrase);
    if (isUnwanted) this.into.unwanted.push(food);
    else if (isAlternative && this.into.wanted.length > 0) this.into.wanted.at(-1)?.push(food);
    else this.into.wanted.push([food]);
  }

  /** "no fish, nuts or mushrooms" */
  private isListOfFoods(): boolean {
    const CONNECTING = new Set(['and', 'or']);
    return (
      this.words.length > 0 &&
      this.words.every(
        (word) => CONNECTING.has(word) || isFoodQuality(word) || isFood(word) || ALLERGEN_WORDS.has(word),
      )
    );
  }

  /** "in half an hour", "for six people" */
  private readNumbers(): void {
    const words = this.words.join(' ');
    for (const found of words.matchAll(DURATION)) {
      const minutes = minutesOf(found[2] ?? '', found[3] ?? '');
      if (/^(?:over|at least|more than)/.test(found[1] ?? '')) this.into.leastMinutes = minutes;
      else this.into.mostMinutes = minutes;
      this.understand(words, found);
    }
    const people = PEOPLE.exec(words);
    if (people && !this.into.servings) {
      this.into.servings = numberOf(people[1] ?? '');
      this.understand(words, people);
    }
  }

  private understand(words: string, { index = 0, 0: text }: { index?: number; 0: string }): void {
    const first = words.slice(0, index).split(' ').length - 1;
    for (let at = 0; at < text.trim().split(' ').length; at += 1) this.known.add(first + at);
  }

  /** A part that nobody understood as a whole, otherwise its single words. Names of people wish for nothing. */
  private keepIgnored(): void {
    const strange = this.words.flatMap((word, at) =>
      this.known.has(at) || FILLERS.has(word) || (isFoodQuality(word) && this.known.has(at + 1)) ? [] : [word],
    );
    if (strange.length === 0) return;
    if (this.known.size === 0) this.into.ignored.push(this.text.trim().slice(0, MOST_QUOTED));
    else
      for (const word of this.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])
        if (foodWords(word).some((each) => strange.includes(each)) && !isName(word, this.text))
          this.into.ignored.push(word);
  }
}

const MOST_QUOTED = 80;
/** A capital letter within the sentence, or before a verb: "Theo likes". */
const isName = (word: string, text: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  (!text.trim().startsWith(word) ||
    /^\S+ (?:is|has|hates?|likes?|loves?|wants?|needs?|can|does|doesn)/.test(text.trim()));

const COUNT = `\\d{1,3}|${NUMBERS.join('|')}|half an?|quarter of an|an?`;
const DURATION = new RegExp(
  `(?:^|(?<= ))((?:(?:under|in|within|less than|at most|max|maximum|up to|no more than|no longer than|more than|at least|over|about|around) )?)(${COUNT}) ?(hour|hr|minute|min)(?= |$)`,
  'g',
);
const PEOPLE = new RegExp(
  `(?:^|(?<= ))for (\\d{1,2}|${NUMBERS.join('|')})(?: (?:people|person|adult|guest|of us))?(?= |$)(?! (?:day|night|hour|minute|min|week))`,
);
const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1);

function minutesOf(count: string, unit: string): number {
  const each = unit.startsWith('h') ? 60 : 1;
  if (count.startsWith('half')) return each / 2;
  if (count.startsWith('quarter')) return each / 4;
  return count.startsWith('a') ? each : numberOf(count) * each;
}

/** Phrases of the table, such as "sweet potato", and kinds of dishes, such as "stew". */
const phrases = new Set<string>();
const kinds = new Set<string>();
for (const { title, alsoCalled, ingredients } of DISHES) {
  for (const name of [title, ...alsoCalled.map((other) => other.name)]) {
    const words = foodWords(name);
    if (words.length <= 3) phrases.add(words.join(' '));
    const kind = words.at(-1) ?? '';
    if (!FILLERS.has(kind) && !CUISINE_WORDS.has(kind)) kinds.add(kind);
  }
  for (const { name } of ingredients) {
    const words = foodWords(name);
    if (words.length > 1 && words.length <= 3) phrases.add(words.join(' '));
  }
}
const GROUPS_AND_KINDS: ReadonlySet<string> = new Set([...FOOD_GROUPS.keys(), ...kinds]);

/** Whether singular words are a food, or a kind of dish. */
function isFood(phrase: string): boolean {
  if (phrases.has(phrase) || GROUPS_AND_KINDS.has(phrase)) return true;
  const isWord = phrase.length > 2 && !phrase.includes(' ') && !NOT_FOOD.has(phrase) && !FILLERS.has(phrase);
  return isWord && OF_FOOD.has(aisleOf(phrase));
}
