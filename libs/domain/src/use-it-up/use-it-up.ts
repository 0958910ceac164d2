import type { QuickMeal, QuickMealQuestion, RankedRecipe, UsableRecipe, UseItUpQuestion } from './types';

/** Simple dishes that can be made from what is in the house, best first. */
export function quickMeals(_question: QuickMealQuestion): QuickMeal[] {
  return [];
}

/** The family's recipes that use what is in the house, best first; those that nobody should eat or that miss too much are left out. */
export function rankRecipes(
  _recipes: readonly UsableRecipe[],
  _question: UseItUpQuestion & { locale?: string },
): RankedRecipe[] {
  return [];
}
