import type { ApolloCache, Reference } from '@apollo/client';
import { compareSlots, isMealType } from '@homefold/domain/meals';
import { argumentsOf, modifyField, rowsOf, without } from '../../../../graphql/records/lists';
import type { ReadField } from '../../../../graphql/records/lists';
import {
  MealRecipeFieldsFragmentDoc,
  PlannedMealFieldsFragmentDoc,
  RecipeChoiceFieldsFragmentDoc,
} from '../../generated';
import type { OfferedRecipe } from './recipe-choices';
import type { MealRecipe, Meal } from './types';
import { slotOf } from './types';

export const typed = (meal: Meal): Meal => ({ __typename: 'PlannedMeal', ...meal }) as Meal;
const meals = rowsOf<Meal>('PlannedMeal', PlannedMealFieldsFragmentDoc, 'PlannedMealFields', typed);
const recipes = rowsOf<MealRecipe>(
  'Recipe',
  MealRecipeFieldsFragmentDoc,
  'MealRecipeFields',
  (recipe) => ({ ...recipe, __typename: 'Recipe' }) as MealRecipe,
);
const cards = rowsOf<OfferedRecipe>('RecipeCard', RecipeChoiceFieldsFragmentDoc, 'RecipeChoiceFields', (card) => card);

/** Writes a meal into the cache; undefined when it is incomplete. */
export const keepMeal = meals.write;

interface CachedWeek {
  startDate: string;
  endDate: string;
  meals: readonly Reference[];
  recipes: readonly Reference[];
}

/** A recipe that a week has shown or a form offered; its card has the fields that a week shows. */
function recipeIn(cache: ApolloCache, id: string): MealRecipe | null {
  const known = recipes.read(cache, id);
  const card = known ? null : cards.read(cache, id);
  if (!card) return known;
  const { image, ...rest } = card;
  const shown = { ...rest, imageUrl: image?.url ?? null };
  recipes.write(cache, shown);
  return shown;
}

/**
 * Puts a meal into the cached week of its day, in slot order, and removes it from all others.
 * @param meal null: it was deleted
 * @returns what is covered; without the meal when its recipe is not cached, so that the week is refetched
 */
export function placeMeal(cache: ApolloCache, id: string, meal: Meal | null): readonly string[] {
  const ref = meal ? meals.write(cache, meal) : undefined;
  const recipe = meal?.recipeId ? recipeIn(cache, meal.recipeId) : null;
  modifyField<CachedWeek>(cache, 'mealWeek', (week, name, read) => {
    const { startDate = week.startDate } = argumentsOf<CachedWeek>(name);
    const rest = without(week.meals, id, read);
    if (!meal || !ref || meal.mealDate < startDate || meal.mealDate > week.endDate) return { ...week, meals: rest };
    const at = rest.findIndex((other) => precedes(meal, other, read));
    return {
      ...week,
      meals: rest.toSpliced(at === -1 ? rest.length : at, 0, ref),
      recipes: recipe ? withRecipe(week.recipes, recipe.id, read) : week.recipes,
    };
  });
  return meal?.recipeId && !recipe ? [] : [id];
}

const withRecipe = (known: readonly Reference[], id: string, read: ReadField): readonly Reference[] =>
  known.some((one) => read('id', one) === id) ? known : [...known, { __ref: `Recipe:${id}` }];

/** Whether a meal precedes another one of its week. */
function precedes(meal: Meal, other: Reference, read: ReadField): boolean {
  const mealType = read('mealType', other);
  if (!isMealType(mealType)) return false;
  const order = compareSlots(slotOf(meal), { date: String(read('mealDate', other)), mealType });
  return order < 0 || (order === 0 && meal.position < Number(read('position', other)));
}
