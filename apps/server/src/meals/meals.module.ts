import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SafeFetchModule } from '../platform/safe-fetch';
import { SecretBox } from '../platform/secret-box';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { DietsResolver } from './diets/diets.resolver';
import { DietsService } from './diets/diets.service';
import { DraftsResolver } from './import/drafts.resolver';
import { DraftsService } from './import/drafts.service';
import { RecipeExportService } from './export/recipe-export.service';
import { RecipeImportController } from './import/recipe-import.controller';
import { RecipeImportService } from './import/recipe-import.service';
import { FoodMoves } from './opinions/food-moves';
import { RecipeLogResolver } from './opinions/recipe-log.resolver';
import { RecipeLogService } from './opinions/recipe-log.service';
import { KitchenService } from './kitchen/kitchen.service';
import { MealPlanController } from './plan/meal-plan.controller';
import { MealPlanService } from './plan/meal-plan.service';
import { planEntities, planProviders } from './plan.providers';
import { shoppingControllers, shoppingEntities, shoppingProviders } from './shopping.providers';
import { MealRulesService } from './planning/meal-rules.service';
import { Recipe } from './recipes/recipe';
import { RecipeCards } from './recipes/recipe-cards';
import { RecipePages } from './recipes/recipe-page';
import { RecipePictures } from './recipes/recipe-pictures';
import { RecipeSuggestions } from './recipes/recipe-suggestions';
import { RecipesController } from './recipes/recipes.controller';
import { RecipesResolver } from './recipes/recipes.resolver';
import { RecipesSearch } from './recipes/recipes-search';
import { RecipesService } from './recipes/recipes.service';
import { RecipeLinksResolver } from './sharing/recipe-links.resolver';
import { RecipeLinksService } from './sharing/recipe-links.service';
import { ShoppingGenerationService } from './shopping/generation/shopping-generation.service';
import { ShoppingService } from './shopping/shopping.service';
import { SharedRecipeController } from './sharing/shared-recipe.controller';

@Module({
  imports: [TypeOrmModule.forFeature([Recipe, ...planEntities, ...shoppingEntities]), SafeFetchModule],
  controllers: [
    MealPlanController,
    RecipesController,
    RecipeImportController,
    SharedRecipeController,
    ...shoppingControllers,
  ],
  providers: [
    DietsResolver,
    DietsService,
    DraftsResolver,
    DraftsService,
    FoodMoves,
    RecipeCards,
    RecipeExportService,
    RecipeImportService,
    RecipeLinksResolver,
    RecipeLinksService,
    RecipeLogResolver,
    RecipeLogService,
    RecipePages,
    RecipePictures,
    RecipeSuggestions,
    RecipesResolver,
    RecipesService,
    SecretBox,
    ...domainParts('recipe', {
      bin: fromProvider(RecipesService, ({ bin }) => bin),
      search: RecipesSearch,
      digest: null,
    }),
    ...planProviders,
    ...shoppingProviders,
  ],
  exports: [
    DietsService,
    KitchenService,
    MealPlanService,
    MealRulesService,
    RecipeLogService,
    RecipesService,
    ShoppingGenerationService,
    ShoppingService,
  ],
})
export class MealsModule {}
