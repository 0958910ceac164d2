import { bandOf, type Candidate } from './candidates';
import type { IdeaConstraints } from './idea';
import { FOOD_GROUPS, TASTES } from './note-words';
import type { NotesRead } from './notes';

/** Something that is wished for, and not a matter of health or of conviction. */
export interface Wish {
  /** The weight of missing it: what weighs least is given up first. */
  weight: number;
  holds: (candidate: Candidate) => boolean;
  /** What a dish that misses it is like, without a full stop: "Not French". */
  missed: (candidate: Candidate) => string;
}

const WEIGHTS = { difficulty: 1, time: 2, cuisine: 4, food: 8 } as const;

/** What the form and the notes wish for. */
export const wishesOf = ({ cuisine, time, difficulty }: IdeaConstraints, notes: NotesRead): Wish[] => [
  ...[difficulty === 'any' ? null : difficulty, notes.difficulty].flatMap((asked) =>
    asked ? [difficultyOf(asked)] : [],
  ),
  ...[time === 'any' ? null : time, notes.time].flatMap((asked) =>
    asked ? [timeOf(({ minutes }) => bandOf(minutes) === asked)] : [],
  ),
  ...(notes.mostMinutes === null ? [] : [timeOf(({ minutes }) => minutes <= (notes.mostMinutes ?? 0))]),
  ...(notes.leastMinutes === null ? [] : [timeOf(({ minutes }) => minutes >= (notes.leastMinutes ?? 0))]),
  ...[cuisine === 'any' ? [] : [cuisine], notes.cuisines].flatMap((asked) =>
    asked.length > 0 ? [cuisineOf(asked)] : [],
  ),
  ...notes.wanted.map(foodOf),
];

/** Kinds of dishes, which are in no dish. */
const KINDS = new Set(
  'soup,curry,pie,stew,casserole,salad,burger,taco,wrap,sandwich,risotto,roast,bake,traybake,omelette,pizza,quiche,lasagne,chilli,smoothie,fajita,enchilada,quesadilla,biryani,paella'.split(
    ',',
  ),
);

const difficultyOf = (asked: string): Wish => ({
  weight: WEIGHTS.difficulty,
  holds: ({ dish }) => dish.difficulty === asked,
  missed: ({ dish }) => `This one is ${dish.difficulty}`,
});

const timeOf = (holds: Wish['holds']): Wish => ({
  weight: WEIGHTS.time,
  holds,
  missed: ({ minutes }) => `Takes ${minutes} minutes`,
});

const cuisineOf = (asked: readonly string[]): Wish => ({
  weight: WEIGHTS.cuisine,
  holds: (candidate) => asked.some((cuisine) => isOfCuisine(candidate, cuisine)),
  missed: () => `Not ${asked.map(capitalised).join(' or ')}`,
});

const foodOf = (asked: readonly string[]): Wish => ({
  weight: WEIGHTS.food,
  holds: (candidate) => asked.some((food) => hasFood(candidate, food)),
  missed: () =>
    asked.includes('spicy')
      ? 'Not spicy'
      : `No ${asked.join(' or ')}${asked.some((food) => KINDS.has(food.split(' ').at(-1) ?? '')) ? '' : ' in it'}`,
});

/** Thai dishes are Asian, and a Greek salad is Greek. */
export const isOfCuisine = ({ dish, names }: Candidate, cuisine: string): boolean =>
  dish.cuisines.includes(cuisine) ||
  (cuisine === 'asian' && dish.cuisines.includes('thai')) ||
  names[0]?.includes(cuisine) === true;

/** Whether a dish is made with a food, or is of that kind. Chicken stock is not chicken. */
function hasFood({ names, foods }: Candidate, food: string): boolean {
  const meant = phrasesOf(food);
  if (names.some((words) => isAmong(words, meant))) return true;
  return foods.some(({ words, isAtHand }) => {
    const last = words.at(-1) ?? '';
    const isTaste = TASTES.has(last) && food !== 'spicy' && !food.split(' ').includes(last);
    const isOther = OTHERS.has(words.slice(-2).join(' ')) && !food.includes(' ');
    return !isAtHand && !isTaste && !isOther && isAmong(words, meant);
  });
}

/** Whether anything in it is that food, or tastes of it. Peppers are vegetables, and every kitchen has pepper. */
export function tastesOf({ names, foods }: Candidate, food: string): boolean {
  const meant = phrasesOf(food);
  return (
    isAmong(names[0] ?? [], meant) ||
    foods.some(({ words, isAtHand }) => !(isAtHand && food === 'pepper') && isAmong(words, meant))
  );
}

const phrasesOf = (food: string): string[][] =>
  [food, ...(FOOD_GROUPS.get(food) ?? [])].map((phrase) => phrase.split(' '));

const isAmong = (words: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  phrases.some((phrase) => words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word)));

/** Two words that mean another food than the second. */
const OTHERS = new Set(['sweet potato', 'coconut milk', 'peanut butter', 'soured cream']);

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
