import { houseIndex } from '../../kitchen/house-index';
import type { Allergen, Diet } from '../../recipes/foods/traits';
import { listed } from '../../text';
import { DIET_WORDS } from '../foods/trait-words';
import { bandOf, type Candidate } from './candidates';
import type { IdeaConstraints, IdeaContext, MealIdea } from './idea';
import { amountFor } from './ingredients-of-meal';

export interface Reasons {
  /** What it is like where it misses a wish: "Not French". */
  missed: readonly string[];
  /** Whether it meets something else that was asked for. */
  fitsRest: boolean;
  /** Words of the notes that nobody understood. */
  ignored: readonly string[];
  allergies: readonly Allergen[];
  diets: readonly Diet[];
}

/** A dish of the table as a suggestion. */
export function asIdea(
  candidate: Candidate,
  constraints: IdeaConstraints,
  context: IdeaContext,
  why: Reasons,
): MealIdea {
  const { dish, minutes } = candidate;
  const { servings, dietary } = constraints;
  return {
    title: dish.title,
    reason: reasonOf(candidate, context, why),
    missed: [...why.missed, ...why.ignored.map((words) => `“${words}” could not be taken into account`)].map(
      (words) => `${words}.`,
    ),
    tags: [
      ...dish.cuisines,
      ...(dietary === 'any' ? [] : [dietary]),
      ...(bandOf(minutes) === 'quick' ? ['quick'] : []),
      ...dish.meals,
    ].map(capitalised),
    ingredients: dish.ingredients.map((each) => ({ name: each.name, ...amountFor(each, servings) })),
    instructions: [...dish.steps],
    prepTime: dish.prepMinutes,
    cookTime: dish.cookMinutes,
    difficulty: dish.difficulty,
    servings,
  };
}

const MOST_NAMED = 3;

function reasonOf(candidate: Candidate, { season, inHouse = [] }: IdeaContext, why: Reasons): string {
  const { dish, seasons } = candidate;
  const house = houseIndex(inHouse.map((name) => ({ name })));
  const there = new Set(dish.ingredients.flatMap(({ name }) => house.find(name)?.name.toLowerCase() ?? []));
  return [
    ...(why.missed.length === 0 ? [] : [missedWords(why)]),
    `${dish.why}.`,
    ...(seasons.includes(season) ? ['In season now.'] : []),
    ...(there.size > 0 ? [`You have ${listed([...there].slice(0, MOST_NAMED))}.`] : []),
    ...doubts(candidate, why),
  ].join(' ');
}

/** "Not French, takes 50 minutes, but it fits the rest." */
const missedWords = ({ missed, fitsRest }: Reasons): string =>
  `${missed.map((words, at) => (at === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1))).join(', ')}${
    fitsRest ? ', but it fits the rest' : ''
  }.`;

/** Ingredients to check on the packet, because some brands contain it. */
const doubts = ({ allergens, brokenDiets }: Candidate, { allergies, diets }: Reasons): string[] => [
  ...allergens
    .filter(({ what }) => allergies.includes(what))
    .map(({ what, ingredients }) => `Check the ${listed(ingredients)} for ${what}.`),
  ...brokenDiets
    .filter(({ what }) => diets.includes(what))
    .map(({ what, ingredients }) => `Check the ${listed(ingredients)} (not all are ${DIET_WORDS[what]}).`),
];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
