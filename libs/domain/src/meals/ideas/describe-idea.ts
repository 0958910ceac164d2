import { houseIndex } from '../../kitchen/house-index';
import type { Allergen, Diet } from '../../recipes/foods/traits';
import { listed } from '../../text';
import { DIET_WORDS } from '../foods/trait-words';
import { bandOf, type Candidate } from './candidates';
import type { IdeaConstraints, IdeaContext, MealIdea } from './idea';
import { amountFor } from './ingredients-of-meal';

/** Wishes that may be dropped, in this order, when too few dishes fit. What an eater avoids is never dropped. */
export const WISHES = ['difficulty', 'time', 'cuisine'] as const;
export type Wish = (typeof WISHES)[number];

export interface Reasons {
  missed: Wish | null;
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
    reason: reasonOf(candidate, constraints, context, why),
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

function reasonOf(
  candidate: Candidate,
  constraints: IdeaConstraints,
  { season, inHouse = [] }: IdeaContext,
  why: Reasons,
): string {
  const { dish, seasons } = candidate;
  const house = houseIndex(inHouse.map((name) => ({ name })));
  const there = new Set(dish.ingredients.flatMap(({ name }) => house.find(name)?.name.toLowerCase() ?? []));
  return [
    ...(why.missed === null ? [] : [missedWords(why.missed, candidate, constraints)]),
    `${dish.why}.`,
    ...(seasons.includes(season) ? ['In season now.'] : []),
    ...(there.size > 0 ? [`You have ${listed([...there].slice(0, MOST_NAMED))}.`] : []),
    ...doubts(candidate, why),
  ].join(' ');
}

function missedWords(missed: Wish, { dish, minutes }: Candidate, { cuisine }: IdeaConstraints): string {
  if (missed === 'cuisine') return `Not ${capitalised(cuisine)}, but it fits the rest.`;
  return missed === 'time'
    ? `Takes ${minutes} minutes, but it fits the rest.`
    : `This one is ${dish.difficulty}, but it fits the rest.`;
}

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
