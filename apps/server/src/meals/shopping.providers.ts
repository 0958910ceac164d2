import type { Provider } from '@nestjs/common';
import { domainParts, made } from '../platform/domain-parts';
import { MealIdeas, RuleMealIdeas } from './ideas/meal-ideas';
import { MealIdeasResolver } from './ideas/meal-ideas.resolver';
import { MealIdeasService } from './ideas/meal-ideas.service';
import { KitchenItem } from './kitchen/kitchen-item';
import { KitchenDigest } from './kitchen/kitchen-digest';
import { KitchenProducts } from './kitchen/kitchen-products';
import { KitchenPurchases } from './kitchen/kitchen-purchases';
import { KitchenResolver } from './kitchen/kitchen.resolver';
import { KitchenSearch } from './kitchen/kitchen-search';
import { KitchenService } from './kitchen/kitchen.service';
import { KitchenStore } from './kitchen/kitchen-store';
import { NoProductNames, ProductNames } from './kitchen/product-names';
import { RunningLow } from './kitchen/running-low';
import { ShoppingGenerationResolver } from './shopping/generation/shopping-generation.resolver';
import { ShoppingGenerationService } from './shopping/generation/shopping-generation.service';
import { ShoppingBins } from './shopping/shopping-bins';
import { ShoppingChanger } from './shopping/shopping-changer';
import { ShoppingDigest } from './shopping/shopping-digest';
import { ShoppingItem } from './shopping/shopping-item';
import { ShoppingItemStore } from './shopping/shopping-item.store';
import { ShoppingList } from './shopping/shopping-list';
import { ShoppingListStore } from './shopping/shopping-list.store';
import { ShoppingMemory } from './shopping/shopping-memory';
import { ShoppingNews } from './shopping/shopping-news';
import { ShoppingSearch } from './shopping/shopping-search';
import { ShoppingResolver } from './shopping/shopping.resolver';
import { ShoppingService } from './shopping/shopping.service';

export const shoppingEntities = [KitchenItem, ShoppingItem, ShoppingList];

/** The shopping lists, what the kitchen has, and ideas of what to cook from it. */
export const shoppingProviders: Provider[] = [
  KitchenProducts,
  KitchenPurchases,
  KitchenResolver,
  KitchenService,
  KitchenStore,
  { provide: ProductNames, useClass: NoProductNames },
  { provide: MealIdeas, useClass: RuleMealIdeas },
  RunningLow,
  MealIdeasResolver,
  MealIdeasService,
  ShoppingGenerationResolver,
  ShoppingGenerationService,
  ShoppingBins,
  ShoppingChanger,
  ShoppingItemStore,
  ShoppingListStore,
  ShoppingMemory,
  ShoppingNews,
  ShoppingResolver,
  ShoppingService,
  ...domainParts('kitchen_item', {
    bin: made(KitchenService, ({ bin }) => bin),
    search: KitchenSearch,
    digest: KitchenDigest,
  }),
  ...domainParts('shopping_item', {
    bin: made(ShoppingBins, ({ items }) => items),
    search: ShoppingSearch,
    digest: ShoppingDigest,
  }),
  ...domainParts('shopping_list', { bin: made(ShoppingBins, ({ lists }) => lists), search: null, digest: null }),
];
