import { dayNumber } from '../../time/dates';
import type { MealSlot } from '../week';
import { dishKey, type Dish } from './dishes';

/** On which days dishes are eaten, and what those were mainly made of: of the past, of the plan and of the draft. */
export class History {
  private readonly days = new Map<string, number[]>();
  private readonly mains = new Map<string, number[]>();

  add(slot: MealSlot, recipeId: string | null, title: string, main: string | null): void {
    const day = dayNumber(slot.date);
    this.note(dishKey(recipeId, title), day);
    // "Lasagne" without a recipe is the recipe of that name
    if (recipeId !== null) this.note(dishKey(null, title), day);
    if (main !== null && slot.mealType !== 'breakfast') push(this.mains, main, day);
  }

  /** A day on which it was cooked, whether it was planned or not. */
  note(key: string, day: number): void {
    push(this.days, key, day);
  }

  daysOf(dish: Dish): readonly number[] {
    const own = this.days.get(dish.key) ?? [];
    if (!dish.recipe) return own;
    const named = this.days.get(dishKey(null, dish.title));
    return named ? [...own, ...named] : own;
  }

  daysOfMain(main: string | null): readonly number[] {
    return (main !== null && this.mains.get(main)) || [];
  }
}

function push(map: Map<string, number[]>, key: string, day: number): void {
  const days = map.get(key);
  if (days) days.push(day);
  else map.set(key, [day]);
}

/** Whole days to the nearest of these; Infinity for none. */
export function nearest(days: readonly number[], day: number): number {
  let gap = Infinity;
  for (const each of days) gap = Math.min(gap, Math.abs(day - each));
  return gap;
}

/** Whole days since the last of these before a day; null for none. */
export function daysSince(days: readonly number[], day: number): number | null {
  let last = -Infinity;
  for (const each of days) if (each < day && each > last) last = each;
  return last === -Infinity ? null : day - last;
}
