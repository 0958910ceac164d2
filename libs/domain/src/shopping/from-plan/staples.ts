/** What a recipe calls for and nobody buys for it: it comes out of the tap, or out of the recipe itself. */
const WATER =
  /^(?:(?:(?:freshly )?(?:boiled|boiling)|cold|ice[- ]cold|iced|chilled|hot|warm|lukewarm|tepid|tap|filtered|cool|room temperature|just[- ]boiled|salted|cooking|pasta|reserved|starchy|potato|rice|hand[- ]hot|fresh|plain) )*(?:water|cooking liquid|cooking liquor)(?: from the (?:tap|kettle|pan))?$/i;
const ICE = /^(?:crushed )?ice(?: ?cubes?)?$/i;

export const isStaple = (name: string): boolean => WATER.test(name.trim()) || ICE.test(name.trim());

/** "Salt and freshly ground black pepper" stands on one line of a recipe, and in two places of a shop. */
export function thingsOf(name: string): string[] {
  const found =
    /^((?:sea |table |flaky |kosher )?salt) (?:and|&) ((?:(?:freshly )?(?:ground|cracked|milled) )?(?:black |white )?pepper)$/i.exec(
      name.trim(),
    );
  return found
    ? [found[1] ?? '', (found[2] ?? '').toLowerCase() === 'pepper' ? 'black pepper' : (found[2] ?? '')]
    : [name];
}
