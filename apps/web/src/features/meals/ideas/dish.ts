import { PLANNED_MEAL_LIMITS } from '@homefold/domain/meals';
import type { MealType } from '@homefold/domain/meals';
import type { CalendarDate } from '@homefold/domain';
import type { RecipeInput, SuggestMealsQuery, UseItUpQuery } from '../generated';
import type { Meal } from '../week/model/types';
import type { Wanted } from '../kitchen/model/put-on-list';

export type QuickMeal = UseItUpQuery['useItUp']['quickMeals'][number];
export type Suggestion = SuggestMealsQuery['suggestMeals'][number];

/** An idea for what to cook, not stored yet. */
export interface Dish {
  title: string;
  /** A description, or the reason for the suggestion. */
  about: string;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  difficulty: 'easy' | 'medium' | 'hard';
  tags: readonly string[];
  ingredients: readonly (Omit<Wanted, 'notes'> & { isInHouse?: boolean })[];
  steps: readonly string[];
}

/** What has to be bought for a quick meal, with its amount. */
export const missingOf = ({ ingredients }: QuickMeal): Omit<Wanted, 'notes'>[] =>
  ingredients.filter(({ isInHouse }) => !isInHouse);

const DIFFICULTIES = { simple: 'easy', medium: 'medium', complex: 'hard' } as const;

export const dishOfQuickMeal = (meal: QuickMeal): Dish => ({
  title: meal.title,
  about: meal.description,
  prepTimeMinutes: meal.prepTimeMinutes,
  cookTimeMinutes: meal.cookTimeMinutes,
  servings: meal.servings,
  difficulty: DIFFICULTIES[meal.complexity],
  tags: [],
  ingredients: meal.ingredients,
  steps: meal.instructions,
});

export const dishOfSuggestion = (suggestion: Suggestion): Dish => ({
  title: suggestion.title,
  about: suggestion.reason,
  prepTimeMinutes: suggestion.prepTime,
  cookTimeMinutes: suggestion.cookTime,
  servings: suggestion.servings,
  difficulty: suggestion.difficulty,
  tags: suggestion.tags,
  ingredients: suggestion.ingredients,
  steps: suggestion.instructions,
});

/** The recipe that is saved for the family. */
export const recipeOf = (dish: Dish): RecipeInput => ({
  title: dish.title,
  description: dish.about,
  tags: [...dish.tags],
  ingredients: dish.ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
  instructions: dish.steps.map((text) => ({ text })),
  prepTimeMinutes: dish.prepTimeMinutes,
  cookTimeMinutes: dish.cookTimeMinutes,
  servings: dish.servings,
  difficulty: dish.difficulty,
});

/** The planned meal: without a recipe, with its own ingredients and the reason of the suggestion as its notes. */
export const mealOf = (dish: Dish, mealDate: CalendarDate, mealType: MealType): Meal => ({
  id: '',
  recipeId: null,
  title: dish.title,
  notes: dish.about.slice(0, PLANNED_MEAL_LIMITS.notes),
  mealType,
  mealDate,
  servings: dish.servings,
  isAdHoc: true,
  eaterIds: null,
  guests: 0,
  cookId: null,
  ingredients: dish.ingredients.map(({ name, amount, unit, isInHouse = false }) => ({ name, amount, unit, isInHouse })),
  position: 0,
  version: 0,
});
