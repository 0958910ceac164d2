import { isMainFood } from '../foods/main-foods';
import { asPhrase, type Dish } from './dishes';
import { nearest, type History } from './history';
import type { SlotContext } from './slot-context';

/** Why a dish cannot be proposed. None of these is ever traded against a preference. */
export const OBSTACLES = { meal: 1, wish: 2, rejected: 4, minutes: 8, food: 16, recent: 32 } as const;

/** All obstacles of a dish in a slot as bits; 0: it fits. */
export function obstaclesOf(dish: Dish, context: SlotContext, history: History): number {
  const { slot, wants, limit, notWithin } = context;
  const fit = dish.fits[slot.mealType];
  let obstacles = 0;
  const isNamed = wants.some(({ rule, phrase }) => rule.kind === 'title' && dish.titleWords.includes(phrase));
  // a dish that names no meal is for lunch and dinner; for breakfast only if a rule asks for it
  const mayBe = slot.mealType !== 'breakfast' || wants.length > 0;
  if (!isNamed && (fit === 'no' || (fit === 'maybe' && !mayBe))) obstacles |= OBSTACLES.meal;
  if (!wants.every((want) => isWanted(dish, want))) obstacles |= OBSTACLES.wish;
  if (context.rejected.has(dish.key)) obstacles |= OBSTACLES.rejected;
  // an unknown duration is not "quick enough"
  if (limit && (dish.minutes === null || dish.minutes > limit.minutes)) obstacles |= OBSTACLES.minutes;
  if ((dish.contains & context.avoided) !== 0) obstacles |= OBSTACLES.food;
  if (notWithin && nearest(history.daysOf(dish), context.day) < notWithin.within) obstacles |= OBSTACLES.recent;
  if (history.isBound(dish, context.day)) obstacles |= OBSTACLES.recent;
  return obstacles;
}

/** Whether a dish matches the tag or title that a rule asks for. */
export function isWanted(dish: Dish, { rule, phrase }: SlotContext['wants'][number]): boolean {
  if (dish.titleWords.includes(phrase) || dish.tagWords.has(phrase.trim())) return true;
  if (rule.kind === 'title') return false;
  const { main, foods } = dish.findings;
  if (main !== null && asPhrase(main) === phrase) return true;
  // a dish with fish sauce does not count as fish; one with spinach does count as spinach
  return !isMainFood(phrase.trim()) && foods.some((food) => ` ${food} `.includes(phrase));
}
