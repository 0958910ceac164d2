import type { UnitCode } from '../../recipes/amounts/units';

/** What a recipe calls for and nobody buys for it: it comes out of the tap, or out of the recipe itself. */
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
 * What stands on one line of a recipe, and in two places of a shop: "salt and freshly ground black pepper". Pepper that
 * nobody counts is black.
 */
export function thingsOf(name: string, isCounted = false): string[] {
  const found = SEASONING.exec(name.trim());
  const things = found ? [found[1] ?? '', found[2] ?? ''] : [name];
  return things
    .map(asSold)
    .map((thing) => (PEPPER.test(thing.trim()) ? (isCounted ? 'peppers' : 'black pepper') : thing));
}

/** Measures of taste: nobody buys a pinch of salt. */
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
