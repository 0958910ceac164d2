import type { Provider } from '@nestjs/common';
import { MealIdeasResolver } from './ideas/meal-ideas.resolver';
import { MealIdeasService } from './ideas/meal-ideas.service';
import { KitchenItem } from './kitchen/kitchen-item';
import { KitchenResolver } from './kitchen/kitchen.resolver';
import { KitchenService } from './kitchen/kitchen.service';
import { ShoppingGenerationResolver } from './shopping/generation/shopping-generation.resolver';
import { ShoppingGenerationService } from './shopping/generation/shopping-generation.service';
import { ShoppingItem } from './shopping/shopping-item';
import { ShoppingList } from './shopping/shopping-list';
import { ShoppingResolver } from './shopping/shopping.resolver';
import { ShoppingService } from './shopping/shopping.service';

export const shoppingEntities = [KitchenItem, ShoppingItem, ShoppingList];

/** The shopping lists, what the kitchen has, and ideas of what to cook from it. */
export const shoppingProviders: Provider[] = [
  KitchenResolver,
  KitchenService,
  MealIdeasResolver,
  MealIdeasService,
  ShoppingGenerationResolver,
  ShoppingGenerationService,
  ShoppingResolver,
  ShoppingService,
];
