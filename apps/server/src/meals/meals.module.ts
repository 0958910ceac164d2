import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts, made } from '../platform/domain-parts';
import { MealPlanController } from './plan/meal-plan.controller';
import { MealPlanResolver } from './plan/meal-plan.resolver';
import { MealPlanSearch } from './plan/meal-plan-search';
import { MealPlanService } from './plan/meal-plan.service';
import { PlannedMeal } from './plan/planned-meal';
import { Recipe } from './recipes/recipe';
import { RecipesController } from './recipes/recipes.controller';
import { RecipesResolver } from './recipes/recipes.resolver';
import { RecipesSearch } from './recipes/recipes-search';
import { RecipesService } from './recipes/recipes.service';

@Module({
  imports: [TypeOrmModule.forFeature([Recipe, PlannedMeal])],
  controllers: [MealPlanController, RecipesController],
  providers: [
    MealPlanResolver,
    MealPlanService,
    RecipesResolver,
    RecipesService,
    ...domainParts('recipe', { bin: made(RecipesService, ({ bin }) => bin), search: RecipesSearch, digest: null }),
    ...domainParts('meal_plan', {
      bin: made(MealPlanService, ({ bin }) => bin),
      search: MealPlanSearch,
      digest: null,
    }),
  ],
})
export class MealsModule {}
