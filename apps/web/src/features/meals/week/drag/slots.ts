import { addDays } from '@homefold/domain';
import { isMealType, MEAL_TYPES } from '@homefold/domain/meals';
import type { Slot } from '../model/types';

const ARROWS: Readonly<Record<string, readonly [meals: number, days: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The slot in the direction of an arrow key: sideways the next meal of the day, up and down the same meal of the next
 * day.
 */
export function stepSlot({ date, mealType }: Slot, key: string): Slot | null {
  const [meals, days] = ARROWS[key] ?? [];
  if (meals === undefined || days === undefined) return null;
  const next = MEAL_TYPES[MEAL_TYPES.indexOf(mealType) + meals] ?? mealType;
  return { date: addDays(date, days), mealType: next };
}

/** The slot of an element, by its key "2026-10-08 dinner". */
export function slotOfKey(key: string | undefined): Slot | null {
  const [date = '', mealType] = (key ?? '').split(' ');
  return isMealType(mealType) ? { date, mealType } : null;
}

/** The slot below a point of the window. */
export const slotAt = (x: number, y: number): Slot | null => {
  const cell = document.elementsFromPoint(x, y).find((one) => one.closest('[data-slot]'));
  return slotOfKey(cell?.closest<HTMLElement>('[data-slot]')?.dataset['slot']);
};
