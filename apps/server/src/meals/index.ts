export { DietsService } from './diets/diets.service';
export { MealsModule } from './meals.module';
export { mealsMigrations } from './migrations';
export { RecipeLogService } from './opinions/recipe-log.service';
export { MealPlanService } from './plan/meal-plan.service';
export type { PlannedMealInput } from './plan/planned-meal';
export { MealRulesService } from './planning/meal-rules.service';
export { RecipesService, type RecipeChanges } from './recipes/recipes.service';
export { sealedRecipeLinks } from './sharing/recipe-links.service';
