export { MealsModule } from './meals.module';
export { sealedRecipeLinks } from './sharing/recipe-links.service';
export { mealsMigrations } from './migrations';
export { DietsService } from './diets/diets.service';
export { RecipeLogService } from './opinions/recipe-log.service';
export { RecipesService, type RecipeChanges } from './recipes/recipes.service';
