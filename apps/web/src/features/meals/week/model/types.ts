import type { CalendarDate } from '@homefold/domain';
import type { MealType } from '@homefold/domain/meals';
import type { MealWeekQuery, PlannedMealFieldsFragment } from '../../generated';

/** One dish of a slot. */
export type Meal = PlannedMealFieldsFragment;
export type WeekData = MealWeekQuery['mealWeek'];
/** The fields of a meal's recipe that a card shows. */
export type MealRecipe = WeekData['recipes'][number];
/** "Contains nuts: Theo". */
export type MealWarning = WeekData['warnings'][number];

/** A slot of the plan: a meal of a day. */
export interface Slot {
  date: CalendarDate;
  mealType: MealType;
}

export const slotOf = ({ mealDate, mealType }: Pick<Meal, 'mealDate' | 'mealType'>): Slot => ({
  date: mealDate,
  mealType,
});

export const isSameSlot = (a: Slot, b: Slot): boolean => a.date === b.date && a.mealType === b.mealType;

/** Preparation and cooking time together; null if the recipe gives neither. */
export function minutesOf({ prepTimeMinutes, cookTimeMinutes }: MealRecipe): number | null {
  const minutes = (prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0);
  return minutes > 0 ? minutes : null;
}
