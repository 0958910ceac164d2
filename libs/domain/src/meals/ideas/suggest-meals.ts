import { houseIndex } from '../../kitchen/house-index';
import type { Allergen, Diet } from '../../recipes/foods/traits';
import { tieOf } from '../plan/ranking';
import { bandOf, candidates, type Candidate } from './candidates';
import { isLowInCarbohydrates } from './carbohydrates';
import { asIdea, WISHES, type Wish } from './describe-idea';
import { nameKey } from './dishes';
import type { IdeaConstraints, IdeaContext, IdeaDiet, MealIdea } from './idea';
import { readNotes, type NotesRead } from './notes';

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
 * Meals that meet the constraints, best first: what the notes ask for, what is in season and in the house, what was not
 * eaten recently, and no two alike. None certainly contains what an eater avoids. Where too few fit, others follow that
 * miss one wish and say so; diets, allergies and what the notes refuse are never relaxed.
 */
export function suggestMeals(
  constraints: IdeaConstraints,
  context: IdeaContext & { eaters?: readonly IdeaEater[] },
): MealIdea[] {
  const notes = readNotes(constraints.notes);
  const diets = [
    ...new Set([...(context.eaters ?? []).flatMap((eater) => eater.diets), ...notes.diets, ...dietOf(constraints)]),
  ];
  const allergies = [...(context.eaters ?? []).flatMap((eater) => eater.allergies), ...notes.allergens];
  const eatable = candidates().filter((candidate) => isEatable(candidate, { allergies, diets, notes, constraints }));
  const points = scored(constraints, context, notes);
  const count = context.count ?? USUAL_COUNT;
  const chosen: { candidate: Candidate; missed: Wish | null }[] = [];
  for (const given of [null, ...WISHES]) {
    if (chosen.length >= (given === null ? count : Math.min(count, ENOUGH))) break;
    const fitting = eatable.filter(
      (candidate) =>
        chosen.every((other) => other.candidate !== candidate) &&
        WISHES.every((wish) => wish === given || isWished(candidate, wish, constraints)),
    );
    const wanted = (given === null ? count : Math.min(count, ENOUGH)) - chosen.length;
    for (const candidate of varied(fitting, points, wanted)) chosen.push({ candidate, missed: given });
  }
  return chosen.map(({ candidate, missed }) => asIdea(candidate, constraints, context, { missed, allergies, diets }));
}

/** With this many ideas there is enough choice, and none that misses a wish is added. */
const ENOUGH = 2;

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

function isEatable(
  { dish, words, allergens, brokenDiets }: Candidate,
  { allergies, diets, notes, constraints }: Limits,
): boolean {
  const surely = <T extends { certainty: string }>(warning: T): boolean => warning.certainty === 'contains';
  if (allergens.some((warning) => surely(warning) && allergies.includes(warning.what))) return false;
  if (brokenDiets.some((warning) => surely(warning) && diets.includes(warning.what))) return false;
  const { dietary } = constraints;
  const isKeto = dietary === 'keto';
  if ((isKeto || dietary === 'low-carb') && !isLowInCarbohydrates(dish.ingredients, isKeto)) return false;
  if (notes.unwanted.some((food) => words.has(food))) return false;
  return notes.mealType === null || dish.meals.includes(notes.mealType);
}

function isWished({ dish, minutes }: Candidate, wish: Wish, { cuisine, time, difficulty }: IdeaConstraints): boolean {
  if (wish === 'difficulty') return difficulty === 'any' || dish.difficulty === difficulty;
  if (wish === 'cuisine')
    return (
      cuisine === 'any' || dish.cuisines.includes(cuisine) || (cuisine === 'asian' && dish.cuisines.includes('thai'))
    );
  return time === 'any' || time === bandOf(minutes);
}

const POINTS = {
  wanted: 40,
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
    const { dish, words, seasons } = candidate;
    const before = known.get(candidate);
    if (before !== undefined) return before;
    let points = notes.wanted.filter((food) => words.has(food)).length * POINTS.wanted;
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
