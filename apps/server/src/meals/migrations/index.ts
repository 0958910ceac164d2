import { Kitchen1700000000777 } from './kitchen.migration';
import { Meals1700000000760 } from './meals.migration';
import { MealPlan1700000000775 } from './meal-plan.migration';
import { OwnIngredients1700000000810 } from './own-ingredients.migration';
import { Recipes1700000000762 } from './recipes.migration';
import { Shopping1700000000781 } from './shopping.migration';
import { ShoppingRemoved1700000000783 } from './shopping-removed.migration';

/** Oldest first. */
export const mealsMigrations = [
  Meals1700000000760,
  Recipes1700000000762,
  MealPlan1700000000775,
  Kitchen1700000000777,
  Shopping1700000000781,
  ShoppingRemoved1700000000783,
  OwnIngredients1700000000810,
];
