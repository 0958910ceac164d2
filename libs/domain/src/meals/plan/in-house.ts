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
  const known = new Map<string, string[]>();
  return ({ key, findings: { foods } }) => {
    let list = known.get(key);
    if (!list) {
      const used = new Set<string>();
      for (const food of foods) collect(food, house, used);
      known.set(key, (list = used.size === 0 ? NONE : [...used]));
    }
    return list;
  };
}

const NONE: string[] = [];

/** Looks up every run of up to three words of a food. */
function collect(food: string, house: ReadonlyMap<string, string>, used: Set<string>): void {
  const whole = house.get(food);
  if (whole !== undefined) used.add(whole);
  if (!food.includes(' ')) return;
  const words = food.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    let part = '';
    for (let end = at; end < Math.min(at + 3, words.length); end += 1) {
      part = end === at ? (words[end] ?? '') : `${part} ${words[end]}`;
      const name = house.get(part);
      if (name !== undefined) used.add(name);
    }
  }
}
