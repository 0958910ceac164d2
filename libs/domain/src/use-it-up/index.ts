/** Dishes from what is in the house, as a separate entry (`@homefold/domain/use-it-up`) with its own tables. */
export { COMPLEXITIES, COMPLEXITY_RANGES, USE_IT_UP_LIMITS } from './types';
export type {
  Complexity,
  Eater,
  FoodInHouse,
  QuickMeal,
  QuickMealQuestion,
  RankedRecipe,
  UsableRecipe,
  UseItUpQuestion,
} from './types';
export { quickMeals } from './quick-meals';
export { rankRecipes } from './rank-recipes';
