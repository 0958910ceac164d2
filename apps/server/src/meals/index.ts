export { MealsModule } from './meals.module';
export { mealsMigrations } from './migrations';
