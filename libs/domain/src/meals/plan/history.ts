import { dayNumber } from '../../time/dates';
import type { MealSlot } from '../week';
import { dishKey, type Dish } from './dishes';

/** The days on which dishes and main ingredients are eaten: in the past, in the plan and in the draft. */
export class History {
  private readonly days = new Map<string, number[]>();
  private readonly mains = new Map<string, number[]>();
  private readonly bound = new Map<string, { day: number; within: number }[]>();

  /** @param within the days within which a rule of that slot wants nothing twice; 0: none */
  add(slot: MealSlot, recipeId: string | null, title: string, main: string | null, within = 0): void {
    const day = dayNumber(slot.date);
    // "Lasagne" without a recipe is the recipe of that name
    for (const key of new Set([dishKey(recipeId, title), dishKey(null, title)])) {
      this.note(key, day);
      if (within > 0) push(this.bound, key, { day, within });
    }
    if (main !== null && slot.mealType !== 'breakfast') push(this.mains, main, day);
  }

  /** A day on which it was cooked, planned or not. */
  note(key: string, day: number): void {
    push(this.days, key, day);
  }

  daysOf(dish: Dish): readonly number[] {
    const own = this.days.get(dish.key) ?? NONE;
    const named = dish.recipe && this.days.get(dish.titleKey);
    return named ? [...own, ...named] : own;
  }

  /** Whether a dish is eaten so close that it would break the repetition rule of that other slot. */
  isBound(dish: Dish, day: number): boolean {
    if (this.bound.size === 0) return false;
    return [dish.key, dish.titleKey].some((key) =>
      this.bound.get(key)?.some((other) => Math.abs(other.day - day) < other.within),
    );
  }

  daysOfMain(main: string | null): readonly number[] {
    return (main !== null && this.mains.get(main)) || NONE;
  }
}

const NONE: readonly number[] = [];

function push<T>(map: Map<string, T[]>, key: string, one: T): void {
  const list = map.get(key);
  if (list) list.push(one);
  else map.set(key, [one]);
}

/** Whole days to the nearest of these; Infinity if there are none. */
export function nearest(days: readonly number[], day: number): number {
  let gap = Infinity;
  for (const each of days) gap = Math.min(gap, Math.abs(day - each));
  return gap;
}

/** Whole days since the last of these before a day; null if there is none. */
export function daysSince(days: readonly number[], day: number): number | null {
  let last = -Infinity;
  for (const each of days) if (each < day && each > last) last = each;
  return last === -Infinity ? null : day - last;
}
