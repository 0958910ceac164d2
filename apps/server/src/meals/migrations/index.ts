import { Meals1700000000760 } from './meals.migration';

/** Oldest first. */
export const mealsMigrations = [Meals1700000000760];
