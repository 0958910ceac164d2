import { Meals1700000000760 } from './meals.migration';
import { MealPlan1700000000775 } from './meal-plan.migration';

/** Oldest first. */
export const mealsMigrations = [Meals1700000000760, MealPlan1700000000775];
