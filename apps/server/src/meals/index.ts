export { MealsModule } from './meals.module';
export { sealedRecipeLinks } from './sharing/recipe-links.service';
export { mealsMigrations } from './migrations';
