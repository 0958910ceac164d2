import { tieOf } from '../meals/plan/ranking';
import { amountOf } from './amounts';
import { fill, type FilledFood, type FilledSlots } from './fill';
import { usableFoods, warningsFor } from './foods';
import { PATTERNS, type Pattern } from './patterns';
import { COMPLEXITIES, USE_IT_UP_LIMITS, type QuickMeal, type QuickMealQuestion } from './types';
import { inWords } from './words';

const USUAL_COUNT = 6;

const POINTS = {
  /** For each food from the house, at most six. */
  used: 5,
  mostUsed: 6,
  toBuy: -8,
  /** For each dish of the same kind, and of the same first food, that is suggested already. */
  sameKind: -25,
  sameFood: -9,
  /** A dish that is simpler than asked for. */
  simpler: -40,
} as const;

interface Made {
  pattern: Pattern;
  slots: FilledSlots;
  foods: readonly FilledFood[];
  points: number;
}

/**
 * Simple dishes from what is in the house, best first: those that use what goes off first and what was named, then those that use
 * much and miss little, and no two much alike. Where too few are as complex as asked for, simpler ones follow. The same question has
 * the same answer.
 */
export function quickMeals(question: QuickMealQuestion): QuickMeal[] {
  const usable = usableFoods(question);
  const { max } = USE_IT_UP_LIMITS.additional;
  const maxAdditional = Math.min(Math.max(Math.trunc(question.maxAdditional) || 0, 0), max);
  const made = PATTERNS.flatMap((pattern) => {
    const simpler = COMPLEXITIES.indexOf(question.complexity) - COMPLEXITIES.indexOf(pattern.complexity);
    if (simpler < 0 || !pattern.meals.includes(question.mealType)) return [];
    const slots = fill(pattern, usable, question.eaters, maxAdditional);
    if (slots === null) return [];
    const foods = [...slots.values()].flat();
    return [{ pattern, slots, foods, points: pointsOf(pattern, foods) + simpler * POINTS.simpler }];
  });
  return varied(made, question.count ?? USUAL_COUNT).map((each) => asMeal(each, question));
}

function pointsOf({ key }: Pattern, foods: readonly FilledFood[]): number {
  const there = foods.flatMap(({ inHouse }) => inHouse ?? []);
  const urgency = there.reduce((sum, food) => sum + food.urgency, 0);
  const missing = foods.length - there.length;
  // less than a point: it only decides between equals
  const tie = (tieOf(`${key} ${foods.map(({ name }) => name).join()}`) % 1_000) / 1_001;
  return urgency + Math.min(there.length, POINTS.mostUsed) * POINTS.used + missing * POINTS.toBuy + tie;
}

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
      all.map(({ name, known }) => ({ name, short: known?.short ?? name, isRaw: known?.isRaw ?? false })),
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
