import type { MemberDiet } from '../diets/member-diet';
import { recipeWarnings } from '../diets/recipe-warnings';
import type { Recipe } from '../recipes/recipe';
import type { MealWarning } from './meal-week.types';
import type { PlannedMeal } from './planned-meal';

/**
 * What those who eat the meals avoid. A meal whose recipe is not there is known by its title alone, about which "not
 * recognised" would say nothing.
 */
export function mealWarnings(
  meals: readonly PlannedMeal[],
  recipes: readonly Recipe[],
  diets: readonly MemberDiet[],
): MealWarning[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return meals.flatMap(({ id, title, recipeId, eaterIds }) => {
    const recipe = recipeId === null ? undefined : byId.get(recipeId);
    const eating = diets.filter(({ memberId }) => eaterIds === null || eaterIds.includes(memberId));
    const warnings = recipeWarnings(recipe?.ingredients ?? [{ name: title, notes: null }], eating);
    return warnings
      .filter(({ kind }) => recipe || kind !== 'not_recognised')
      .map((warning) => ({ ...warning, mealId: id }));
  });
}
