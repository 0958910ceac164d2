import { houseIndex } from '../../kitchen/house-index';
import type { Allergen, Diet } from '../../recipes/foods/traits';
import { tieOf } from '../plan/ranking';
import { candidates, type Candidate } from './candidates';
import { isLowInCarbohydrates } from './carbohydrates';
import { asIdea } from './describe-idea';
import { nameKey } from './dishes';
import type { IdeaConstraints, IdeaContext, IdeaDiet, MealIdea } from './idea';
import { readNotes, type NotesRead } from './notes';
import { isOfCuisine, tastesOf, wishesOf, type Wish } from './wishes';

/** The diets of the form that are also in our diet table. */
const DIETS_OF: Readonly<Partial<Record<IdeaDiet, Diet>>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten_free',
  'dairy-free': 'dairy_free',
};

const USUAL_COUNT = 4;

export interface IdeaEater {
  allergies: readonly Allergen[];
  diets: readonly Diet[];
}

/**
 * Meals that meet the constraints and what the notes ask for, best first: what is in season and in the house, what was
 * not eaten recently, and no two alike. None certainly contains what an eater avoids. Where none meets every wish, a few
 * that come close say what they miss; diets, allergies and what the notes refuse are never relaxed. What the notes say
 * beyond that is named as not taken into account.
 */
export function suggestMeals(
  asked: IdeaConstraints,
  context: IdeaContext & { eaters?: readonly IdeaEater[] },
): MealIdea[] {
  const notes = readNotes(asked.notes);
  const constraints = notes.servings === null ? asked : { ...asked, servings: notes.servings };
  const diets = [
    ...new Set([...(context.eaters ?? []).flatMap((eater) => eater.diets), ...notes.diets, ...dietOf(constraints)]),
  ];
  const allergies = [...(context.eaters ?? []).flatMap((eater) => eater.allergies), ...notes.allergens];
  const eatable = candidates().filter((candidate) => isEatable(candidate, { allergies, diets, notes, constraints }));
  const wishes = wishesOf(constraints, notes);
  const points = scored(constraints, context, notes);
  const hasLimits = diets.length + allergies.length + notes.unwanted.length > 0 || notes.mealType !== null;
  return closest(eatable, wishes, points, context.count ?? USUAL_COUNT).map((candidate) => {
    const missed = wishes.filter((wish) => !wish.holds(candidate)).map((wish) => wish.missed(candidate));
    const fitsRest = hasLimits || constraints.dietary !== 'any' || missed.length < wishes.length;
    return asIdea(candidate, constraints, context, {
      ...{ missed: [...new Set(missed)], fitsRest, ignored: notes.ignored, allergies, diets },
    });
  });
}

/** Those that meet all wishes; if there are none, a few of those that miss as little as possible. */
function closest(
  eatable: readonly Candidate[],
  wishes: readonly Wish[],
  points: (candidate: Candidate) => number,
  count: number,
): Candidate[] {
  const losses = new Map(
    eatable.map((candidate) => [
      candidate,
      wishes.reduce((sum, wish) => sum + (wish.holds(candidate) ? 0 : wish.weight), 0),
    ]),
  );
  const least = Math.min(...losses.values());
  const close = eatable.filter((candidate) => losses.get(candidate) === least);
  return varied(close, points, least === 0 ? count : Math.min(count, NEAR_MISSES));
}

const NEAR_MISSES = 2;

const dietOf = ({ dietary }: IdeaConstraints): Diet[] => {
  const diet = DIETS_OF[dietary];
  return diet ? [diet] : [];
};

interface Limits {
  allergies: readonly Allergen[];
  diets: readonly Diet[];
  notes: NotesRead;
  constraints: IdeaConstraints;
}

function isEatable(candidate: Candidate, { allergies, diets, notes, constraints }: Limits): boolean {
  const { dish, allergens, brokenDiets } = candidate;
  const surely = <T extends { certainty: string }>(warning: T): boolean => warning.certainty === 'contains';
  if (allergens.some((warning) => surely(warning) && allergies.includes(warning.what))) return false;
  if (brokenDiets.some((warning) => surely(warning) && diets.includes(warning.what))) return false;
  const isKeto = constraints.dietary === 'keto' || notes.carbohydrates === 'keto';
  const isLow = isKeto || constraints.dietary === 'low-carb' || notes.carbohydrates !== null;
  if (isLow && !isLowInCarbohydrates(dish.ingredients, isKeto)) return false;
  if (notes.unwanted.some((food) => tastesOf(candidate, food))) return false;
  if (notes.unwantedCuisines.some((cuisine) => isOfCuisine(candidate, cuisine))) return false;
  return notes.mealType === null || dish.meals.includes(notes.mealType);
}

const POINTS = {
  inSeason: 12,
  outOfSeason: -10,
  inHouse: 4,
  mostInHouse: 6,
  lately: -60,
  breakfast: -25,
  doubt: -8,
};

/**
 * How well a dish fits, in whole points; ties are broken by a hash, so that the same question always gets the same
 * answer.
 */
function scored(
  constraints: IdeaConstraints,
  { season, inHouse = [], lately = [], seed = '' }: IdeaContext,
  notes: NotesRead,
): (candidate: Candidate) => number {
  const house = houseIndex(inHouse.map((name) => ({ name })));
  const eaten = new Set(lately.map(nameKey));
  const question = `${seed} ${season} ${JSON.stringify(constraints)}`;
  const known = new Map<Candidate, number>();
  return (candidate) => {
    const { dish, seasons } = candidate;
    const before = known.get(candidate);
    if (before !== undefined) return before;
    let points = 0;
    if (seasons.length > 0) points += seasons.includes(season) ? POINTS.inSeason : POINTS.outOfSeason;
    const there = dish.ingredients.filter(({ name }) => house.find(name)).length;
    points += Math.min(there, POINTS.mostInHouse) * POINTS.inHouse;
    if ([dish.title, ...dish.alsoCalled.map(({ name }) => name)].some((name) => eaten.has(nameKey(name))))
      points += POINTS.lately;
    // breakfast is only suggested on request
    if (notes.mealType === null && !dish.meals.includes('dinner')) points += POINTS.breakfast;
    points += (tieOf(`${question} ${dish.title}`) % 1_000) / 1_000;
    known.set(candidate, points);
    return points;
  };
}

/** The best of them, each followed by those with a different main ingredient. */
function varied(
  candidates: readonly Candidate[],
  points: (candidate: Candidate) => number,
  count: number,
): Candidate[] {
  const left = [...candidates];
  const chosen: Candidate[] = [];
  while (chosen.length < count && left.length > 0) {
    const worth = (candidate: Candidate): number => points(candidate) - alike(candidate, chosen) * SAME_AGAIN;
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}
const SAME_AGAIN = 15;

const alike = (candidate: Candidate, chosen: readonly Candidate[]): number =>
  chosen.filter(
    ({ main, cuisines, kind }) =>
      (main !== null && main === candidate.main) || cuisines === candidate.cuisines || kind === candidate.kind,
  ).length;
