import { setImmediate } from 'node:timers/promises';
import { rankRecipes, type RankedRecipe, type UsableRecipe, type QuickMealQuestion } from '@homefold/domain/use-it-up';

/** Recipes ranked in one turn: a few milliseconds. */
const AT_ONCE = 100;

/**
 * The best of any number of recipes. Each is ranked by itself, so the best of all are among the best of each turn; the
 * event loop is yielded between turns.
 */
export async function bestRecipes(
  recipes: readonly UsableRecipe[],
  question: QuickMealQuestion & { locale: string },
  count: number,
): Promise<RankedRecipe[]> {
  const best = new Set<string>();
  for (let start = 0; start < recipes.length; start += AT_ONCE) {
    await setImmediate();
    const ranked = rankRecipes(recipes.slice(start, start + AT_ONCE), question);
    for (const { id } of ranked.slice(0, count)) best.add(id);
  }
  const left = recipes.filter(({ id }) => best.has(id));
  return rankRecipes(left, question).slice(0, count);
}
