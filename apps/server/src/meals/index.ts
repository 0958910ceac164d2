export { MealsModule } from './meals.module';
export { MealPlanService } from './plan/meal-plan.service';
export type { PlannedMealInput } from './plan/planned-meal';
export { MealRulesService } from './planning/meal-rules.service';
export { RecipesService } from './recipes/recipes.service';
export { sealedRecipeLinks } from './sharing/recipe-links.service';
export { mealsMigrations } from './migrations';
