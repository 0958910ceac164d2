import { bestBeforeState, daysLeft } from '../kitchen/best-before';
import { allergensOf, dietsBrokenBy, type FoodWarning } from '../recipes/foods/allergens';
import type { Allergen, Diet } from '../recipes/foods/traits';
import { shoppingKey } from '../shopping/names/shopping-key';
import { aisleOf } from '../shopping/aisles';
import type { CalendarDate } from '../time/dates';
import { knownFood, type KnownFood } from './food-groups';
import type { Eater, FoodInHouse, UseItUpQuestion } from './types';

/** A food in the house that may be used. */
export interface UsableFood {
  name: string;
  /** null: its role in a dish is unknown. */
  known: KnownFood | null;
  /** Urgency of using it, in points. */
  urgency: number;
  isSoon: boolean;
}

/** Urgency points. */
const URGENCY = { priority: 30, over: 22, today: 20, tomorrow: 18, soon: 12, thisWeek: 5 } as const;
/** Days after the date until which durable foods are still used; later they must not be suggested. */
const KEEPS_DAYS = 7;
const THIS_WEEK = 7;

/**
 * The usable foods, most urgent first. Left out are meat and fish past their date, foods that an eater certainly must
 * not eat, and foods more than a week past their date.
 */
export function usableFoods({ foods, priority, eaters, today }: UseItUpQuestion): UsableFood[] {
  const wanted = new Set(priority.map(shoppingKey));
  const seen = new Set<string>();
  const usable: UsableFood[] = [];
  for (const { name, bestBefore } of foods) {
    const key = shoppingKey(name);
    if (key === '' || seen.has(key) || !isEatable(name, eaters) || isGone({ name, bestBefore }, today)) continue;
    seen.add(key);
    const state = bestBefore ? bestBeforeState(bestBefore, today) : 'fine';
    usable.push({
      name: name.trim(),
      known: knownFood(name),
      urgency: dateUrgency(bestBefore ?? null, today) + (wanted.has(key) ? URGENCY.priority : 0),
      isSoon: state !== 'fine',
    });
  }
  return usable.sort((a, b) => b.urgency - a.urgency || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function dateUrgency(bestBefore: CalendarDate | null, today: CalendarDate): number {
  if (bestBefore === null) return 0;
  const state = bestBeforeState(bestBefore, today);
  const days = daysLeft(bestBefore, today);
  if (state === 'fine') return days <= THIS_WEEK ? URGENCY.thisWeek : 0;
  return days === 1 ? URGENCY.tomorrow : URGENCY[state];
}

/** Whether a food is so far past its date that no dish should use it. */
export function isGone({ name, bestBefore }: FoodInHouse, today: CalendarDate): boolean {
  if (!bestBefore) return false;
  const days = -daysLeft(bestBefore, today);
  return days > KEEPS_DAYS || (days > 0 && aisleOf(name) === 'Meat');
}

/** Whether no eater certainly has to avoid it. */
export function isEatable(name: string, eaters: readonly Eater[]): boolean {
  return warningsFor([{ name }], eaters).every(({ certainty }) => certainty !== 'contains');
}

/** What the names of foods reveal about what the eaters avoid. */
export function warningsFor(
  foods: readonly { name: string }[],
  eaters: readonly Eater[],
): FoodWarning<Allergen | Diet>[] {
  const allergies = new Set(eaters.flatMap((eater) => eater.allergies));
  const diets = [...new Set(eaters.flatMap((eater) => eater.diets))];
  if (allergies.size === 0 && diets.length === 0) return [];
  return [...allergensOf(foods).filter(({ what }) => allergies.has(what)), ...dietsBrokenBy(foods, diets)];
}
