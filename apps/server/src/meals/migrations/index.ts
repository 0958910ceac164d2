import { Meals1700000000760 } from './meals.migration';
import { Recipes1700000000762 } from './recipes.migration';

/** Oldest first. */
export const mealsMigrations = [Meals1700000000760, Recipes1700000000762];
