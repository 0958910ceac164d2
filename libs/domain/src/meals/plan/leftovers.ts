import { addDays } from '../../time/dates';
import { isoWeekday, type MealRuleDemand } from '../rules/meal-rule';
import { compareSlots, type MealSlot } from '../week';

/** The slot that the leftovers come from: the last one of that day and meal before the slot, at most a week earlier. */
export function sourceOf(slot: MealSlot, { of }: Extract<MealRuleDemand, { kind: 'leftoversOf' }>): MealSlot {
  if (of.day === null) return { date: addDays(slot.date, -1), mealType: of.mealType };
  const back = (isoWeekday(slot.date) - of.day + 7) % 7;
  const source: MealSlot = { date: addDays(slot.date, -back), mealType: of.mealType };
  return compareSlots(source, slot) < 0 ? source : { ...source, date: addDays(source.date, -7) };
}

const LEFTOVERS = 'Leftovers of ';

/** Leftovers of leftovers are still the same dish. */
export const leftoversTitle = (title: string): string => (isLeftovers(title) ? title : `${LEFTOVERS}${title}`);

export const isLeftovers = (title: string): boolean => title.startsWith(LEFTOVERS);
