import { asPhrase, type Dish } from './dishes';

/** Always in the house: no reason to cook something. */
const STAPLES = new Set([
  'salt',
  'pepper',
  'water',
  'sugar',
  'oil',
  'olive oil',
  'flour',
  'plain flour',
  'black pepper',
]);

/**
 * Finds which foods of a dish are in the house, by the names that the house has for them. "Leek" of the house is used by
 * "baby leeks" of a recipe; by whole words, so that ham is not in a hamburger.
 */
export function foodInHouse(names: readonly string[]): (dish: Dish) => string[] {
  const house = new Map(
    [...names]
      .sort()
      .map((name): [string, string] => [asPhrase(name).trim(), name.trim().toLowerCase()])
      .filter(([words]) => words !== '' && !STAPLES.has(words)),
  );
  if (house.size === 0) return () => [];
  const found = new Map<string, string[]>();
  return ({ key, findings: { foods } }) => {
    const known = found.get(key);
    if (known) return known;
    const used = new Set(foods.flatMap((food) => partsOf(food).flatMap((part) => house.get(part) ?? [])));
    const list = [...used];
    found.set(key, list);
    return list;
  };
}

/** Every run of up to three words of a food. */
function partsOf(food: string): string[] {
  const words = food.split(' ');
  return words.flatMap((_, at) =>
    [1, 2, 3].filter((length) => at + length <= words.length).map((length) => words.slice(at, at + length).join(' ')),
  );
}
