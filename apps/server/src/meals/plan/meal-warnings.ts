import type { MemberDiet } from '../diets/member-diet';
import { recipeWarnings } from '../diets/recipe-warnings';
import type { Recipe } from '../recipes/recipe';
import type { MealWarning } from './meal-week.types';
import type { PlannedMeal } from './planned-meal';

/**
 * What the eaters of the meals avoid. A meal without an available recipe or ingredients of its own is only known by its
 * title, for which "not recognised" would be meaningless.
 */
export function mealWarnings(
  meals: readonly PlannedMeal[],
  recipes: readonly Recipe[],
  diets: readonly MemberDiet[],
): MealWarning[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return meals.flatMap(({ id, title, recipeId, eaterIds, ingredients }) => {
    const recipe = recipeId === null ? undefined : byId.get(recipeId);
    const eating = diets.filter(({ memberId }) => eaterIds === null || eaterIds.includes(memberId));
    const known = recipe?.ingredients ?? ingredients?.map(({ name }) => ({ name, notes: null }));
    const warnings = recipeWarnings(known ?? [{ name: title, notes: null }], eating);
    return warnings
      .filter(({ kind }) => known || kind !== 'not_recognised')
      .map((warning) => ({ ...warning, mealId: id }));
  });
}
