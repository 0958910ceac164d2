import { seasonsOf } from '../meals/foods/in-season';
import { tieOf } from '../meals/plan/ranking';
import { seasonOf } from '../meals/week';
import { foodWords } from '../recipes/foods/singular-words';
import type { CalendarDate } from '../time/dates';
import { amountOf } from './amounts';
import { spokenName } from './food-groups';
import { fill, type FilledFood, type FilledSlots } from './fill';
import { usableFoods, warningsFor } from './foods';
import { PATTERNS, type Pattern } from './patterns';
import { USE_IT_UP_LIMITS, type QuickMeal, type QuickMealQuestion } from './types';
import { inWords } from './words';

const USUAL_COUNT = 6;

const POINTS = {
  /** For each food from the house, at most six. */
  used: 5,
  mostUsed: 6,
  toBuy: -8,
  /** For each suggested dish of the same kind, and of the same first food. */
  sameKind: -25,
  sameFood: -9,
  inSeason: 4,
  outOfSeason: -4,
  /** The daily variation: less than two foods of the house, and far less than an expiring food. */
  ofTheDay: 8,
} as const;

interface Made {
  pattern: Pattern;
  slots: FilledSlots;
  foods: readonly FilledFood[];
  points: number;
}

/**
 * Simple dishes from what is in the house, best first: those that use expiring or named foods, then those that use
 * much, miss little and are in season, and no two alike. Among dishes of similar quality the order changes daily, so
 * that an unchanged kitchen does not always get the same suggestions. All take as long as the requested complexity
 * says; there may be few or none. The same question has the same answer all day.
 */
export function quickMeals(question: QuickMealQuestion): QuickMeal[] {
  const usable = usableFoods(question);
  const { max } = USE_IT_UP_LIMITS.additional;
  const maxAdditional = Math.min(Math.max(Math.trunc(question.maxAdditional) || 0, 0), max);
  const made = PATTERNS.flatMap((pattern) => {
    if (pattern.complexity !== question.complexity || !pattern.meals.includes(question.mealType)) return [];
    const slots = fill(pattern, usable, question.eaters, maxAdditional);
    if (slots === null) return [];
    const foods = [...slots.values()].flat();
    return [{ pattern, slots, foods, points: pointsOf(pattern, foods, question.today) }];
  });
  return varied(made, question.count ?? USUAL_COUNT).map((each) => asMeal(each, question));
}

function pointsOf({ key }: Pattern, foods: readonly FilledFood[], today: CalendarDate): number {
  const there = foods.flatMap(({ inHouse }) => inHouse ?? []);
  const urgency = there.reduce((sum, food) => sum + food.urgency, 0);
  const missing = foods.length - there.length;
  const seasons = seasonsOf(
    [],
    foods.map(({ name }) => foodWords(name)),
  );
  const season = seasons.length === 0 ? 0 : seasons.includes(seasonOf(today)) ? POINTS.inSeason : POINTS.outOfSeason;
  const ofTheDay = share(`${today} ${key}`) * POINTS.ofTheDay;
  // less than a point: it only breaks ties
  const tie = share(`${key} ${foods.map(({ name }) => name).join()}`);
  const used = Math.min(there.length, POINTS.mostUsed) * POINTS.used;
  return urgency + used + missing * POINTS.toBuy + season + ofTheDay + tie;
}

/** A fraction between 0 and 1, always the same for a text. */
const share = (text: string): number => (tieOf(text) % 1_000) / 1_001;

function varied(made: readonly Made[], count: number): Made[] {
  const left = [...made];
  const chosen: Made[] = [];
  while (chosen.length < count && left.length > 0) {
    const worth = new Map(left.map((each) => [each, each.points + repeats(each, chosen)]));
    const best = left.reduce((one, other) => ((worth.get(other) ?? 0) > (worth.get(one) ?? 0) ? other : one));
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}

const repeats = (each: Made, chosen: readonly Made[]): number =>
  chosen.reduce(
    (sum, other) =>
      sum +
      (other.pattern.kind === each.pattern.kind ? POINTS.sameKind : 0) +
      (other.foods[0]?.name === each.foods[0]?.name ? POINTS.sameFood : 0),
    0,
  );

function asMeal({ pattern, slots, foods }: Made, { servings, eaters }: QuickMealQuestion): QuickMeal {
  const words = new Map(
    [...slots].map(([slot, all]) => [
      slot.name,
      all.map(({ name, known }) => ({
        name: known ? spokenName(name, known) : name,
        short: known?.short ?? name,
        isRaw: known?.isRaw ?? false,
      })),
    ]),
  );
  const used = foods.flatMap(({ inHouse }) => inHouse ?? []);
  return {
    key: `${pattern.key}: ${foods.map(({ name }) => name.toLowerCase()).join(', ')}`,
    title: inWords(pattern.title, words),
    description: inWords(pattern.description, words),
    complexity: pattern.complexity,
    prepTimeMinutes: pattern.prepMinutes,
    cookTimeMinutes: pattern.cookMinutes,
    servings,
    ingredientsUsed: used.map(({ name }) => name),
    additionalIngredientsNeeded: foods.filter(({ inHouse }) => inHouse === null).map(({ name }) => name),
    instructions: pattern.steps.map((step) => inWords(step, words)).filter((step) => step !== ''),
    usesSoon: used
      .filter(({ isSoon }) => isSoon)
      .sort((a, b) => b.urgency - a.urgency)
      .map(({ name }) => name),
    warnings: warningsFor(foods, eaters),
    ingredients: [...slots].flatMap(([slot, all]) =>
      all.map((food) => ({
        name: food.name,
        ...amountOf(food, slot, all.length, servings),
        isInHouse: food.inHouse !== null,
      })),
    ),
  };
}
