import type { RecipeIngredient } from '@homefold/domain/recipes';

/** Words for how something is bought or cut, not for what it is. */
const NO_NAMES = new Set(
  'fresh freshly dried ground chopped sliced diced grated large small medium whole plain ripe raw cooked frozen tinned canned unsalted salted extra virgin free range boneless skinless lean of and or the a an for to in with into your about more few'.split(
    ' ',
  ),
);

/** "tomatoes" and "tomato" are one word. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:o|s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).filter((word) => !NO_NAMES.has(word)).map(stem);

/**
 * The ingredients that a step mentions, by their position in the recipe: by their last word ("plain flour" in "the
 * flour"), or by any word of a name that no other ingredient has ("cheddar" in "cheddar cheese").
 */
export function ingredientsOfStep(text: string, ingredients: readonly Pick<RecipeIngredient, 'name'>[]): number[] {
  const stepWords = new Set(wordsOf(text));
  const names = ingredients.map(({ name }) => wordsOf(name.replace(/\(.*?\)/g, '')));
  const counts = new Map<string, number>();
  for (const name of names) for (const word of new Set(name)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return names.flatMap((name, index) => {
    const last = name.at(-1);
    const isNamed = last !== undefined && stepWords.has(last) && fitsBest(name, stepWords, names);
    const isMeant = name.some((word) => word.length > 3 && counts.get(word) === 1 && stepWords.has(word));
    return isNamed || isMeant ? [index] : [];
  });
}

/** "coconut oil" does not match "olive oil" in a step if the recipe has both. */
function fitsBest(
  name: readonly string[],
  stepWords: ReadonlySet<string>,
  names: readonly (readonly string[])[],
): boolean {
  const others = names.filter((other) => other !== name && other.at(-1) === name.at(-1));
  const score = (words: readonly string[]): number => words.filter((word) => stepWords.has(word)).length;
  return others.every((other) => score(other) <= score(name));
}
