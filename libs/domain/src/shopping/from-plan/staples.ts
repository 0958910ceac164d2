import { coreFood, isAlwaysAtHand } from '../../kitchen/house-index';
import type { UnitCode } from '../../recipes/amounts/units';
import { shoppingKey } from '../names/shopping-key';
import type { InHouse } from './in-house';

/** Ingredients that are never bought: tap water, and what the recipe itself produces. */
const WATER =
  /^(?:(?:(?:freshly )?(?:boiled|boiling)|cold|ice[- ]cold|iced|chilled|hot|warm|lukewarm|tepid|tap|filtered|cool|room temperature|just[- ]boiled|salted|cooking|pasta|reserved|starchy|potato|rice|hand[- ]hot|fresh|plain) )*(?:water|cooking liquid|cooking liquor)(?: from the (?:tap|kettle|pan))?$/i;
const ICE = /^(?:crushed )?ice(?: ?cubes?)?$/i;

export const isStaple = (name: string): boolean => WATER.test(name.trim()) || ICE.test(name.trim());

const SEASONING =
  /^((?:sea |table |flaky |kosher )?salt),? (?:and|&) ((?:(?:freshly )?(?:ground|cracked|milled) )?(?:black |white )?pepper)$/i;
const PEPPER = /^(?:(?:freshly )?(?:ground|cracked|milled) )?pepper$/i;

const PIECE =
  /^(?:(?:thumb|walnut|\d+ ?cm|\d+[- ]inch)[- ]?(?:sized?)? |small |large |thick |big )?(?:piece|knob|chunk|lump|thumb) of /i;
const PART_OF_EGG = /^(?:free[- ]range )?egg (?:yolk|white)s?$/i;

/** Recipes take a piece of ginger and a yolk; shops sell ginger and eggs. */
const asSold = (name: string): string => name.replace(PIECE, '').replace(PART_OF_EGG, 'eggs');

/**
 * What is one line in a recipe, and two things in a shop: "salt and freshly ground black pepper". Pepper without a
 * count is black pepper.
 */
export function thingsOf(name: string, isCounted = false): string[] {
  const found = SEASONING.exec(name.trim());
  const things = found ? [found[1] ?? '', found[2] ?? ''] : [name];
  return things
    .map(asSold)
    .map((thing) => (PEPPER.test(thing.trim()) ? (isCounted ? 'peppers' : 'black pepper') : thing));
}

/** Measures of taste: a pinch of salt is not bought. */
const TASTES: ReadonlySet<string> = new Set<UnitCode>([
  'pinch',
  'dash',
  'drop',
  'splash',
  'glug',
  'drizzle',
  'grating',
  'dollop',
]);

export const isTaste = (unit: string | null): boolean => unit !== null && TASTES.has(unit);

/** Why an ingredient is not bought: water never is, and every kitchen has salt, pepper and oil. */
export type NotBought = 'staple' | 'at_hand';

/**
 * Ingredients that are left out although they are not listed in the kitchen (product rule 55): water always; salt,
 * pepper and cooking oil unless the kitchen records that they have run out.
 */
export function notBought(inHouse: readonly InHouse[]): (name: string, isCounted?: boolean) => NotBought | null {
  const ranOut = new Set(
    inHouse.filter(({ amount }) => amount !== null && !(amount > 0)).flatMap(({ name }) => thingsOf(name).map(basic)),
  );
  return (name, isCounted = false) => {
    if (isStaple(name)) return 'staple';
    const things = thingsOf(name, isCounted);
    return things.every((thing) => isAlwaysAtHand(thing) && !ranOut.has(basic(thing))) ? 'at_hand' : null;
  };
}

/** Sea salt counts as salt when salt has run out. */
const basic = (thing: string): string => {
  const food = coreFood(thing);
  return isAlwaysAtHand(thing) ? (/(?:salt|pepper)$/.exec(food)?.[0] ?? food) : shoppingKey(thing);
};
