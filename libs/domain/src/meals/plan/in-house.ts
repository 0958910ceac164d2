import { houseIndex, isAlwaysAtHand } from '../../kitchen/house-index';
import type { Dish } from './dishes';

/** Staples that most families have, and no reason to cook something. */
const NO_REASON = new Set(['sugar', 'flour', 'plain flour']);

/**
 * Finds which foods of a dish are in the house, by their names in the kitchen: the items that the ingredients would be
 * taken from (`houseIndex`), so that baby leeks use up a leek, and chicken stock uses no chicken.
 */
export function foodInHouse(names: readonly string[]): (dish: Dish) => readonly string[] {
  const items = [...names]
    .sort()
    .map((name) => ({ name: name.trim().toLowerCase() }))
    .filter(({ name }) => name !== '' && !isAlwaysAtHand(name) && !NO_REASON.has(name));
  if (items.length === 0) return () => [];
  const house = houseIndex(items);
  // thousands of recipes use the same few hundred foods
  const byFood = new Map<string, string | null>();
  const inHouse = (food: string): string | null => {
    const before = byFood.get(food);
    if (before !== undefined) return before;
    const name = house.find(food)?.name ?? null;
    byFood.set(food, name);
    return name;
  };
  const byDish = new Map<string, readonly string[]>();
  return ({ key, findings: { foods } }) => {
    const before = byDish.get(key);
    if (before) return before;
    const used = [...new Set(foods.flatMap((food) => inHouse(food) ?? []))];
    byDish.set(key, used);
    return used;
  };
}
