import type { Provider } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { AppConfig } from '../platform/config';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { RateLimiter } from '../platform/limits';
import { SafeFetch } from '../platform/safe-fetch';
import { MealIdeas, RuleMealIdeas } from './ideas/meal-ideas';
import { MealIdeasController } from './ideas/meal-ideas.controller';
import { MealIdeasResolver } from './ideas/meal-ideas.resolver';
import { MealIdeasService } from './ideas/meal-ideas.service';
import { SuggestedIdeas } from './ideas/suggested-ideas';
import { KitchenItem } from './kitchen/kitchen-item';
import { KitchenController } from './kitchen/kitchen.controller';
import { KitchenDigest } from './kitchen/kitchen-digest';
import { KitchenProducts } from './kitchen/kitchen-products';
import { KitchenPurchases } from './kitchen/kitchen-purchases';
import { KitchenResolver } from './kitchen/kitchen.resolver';
import { KitchenSearch } from './kitchen/kitchen-search';
import { KitchenService } from './kitchen/kitchen.service';
import { KitchenStore } from './kitchen/kitchen-store';
import { OpenFoodFacts } from './kitchen/open-food-facts';
import { NoProductNames, ProductNames } from './kitchen/product-names';
import { RunningLow } from './kitchen/running-low';
import { GenerationProgress } from './shopping/generation/generation-progress';
import { WeekNeedsReader } from './shopping/generation/week-needs';
import { ShoppingGenerationController } from './shopping/generation/shopping-generation.controller';
import { ShoppingGenerationResolver } from './shopping/generation/shopping-generation.resolver';
import { ShoppingGenerationService } from './shopping/generation/shopping-generation.service';
import { ShoppingBins } from './shopping/shopping-bins';
import { ShoppingChanger } from './shopping/shopping-changer';
import { ShoppingDigest } from './shopping/shopping-digest';
import { ShoppingEntries } from './shopping/shopping-entries';
import { ShoppingListController } from './shopping/shopping-list.controller';
import { ShoppingItem } from './shopping/shopping-item';
import { ShoppingItemStore } from './shopping/shopping-item.store';
import { ShoppingList } from './shopping/shopping-list';
import { ShoppingListStore } from './shopping/shopping-list.store';
import { ShoppingOfMeals } from './shopping/shopping-of-meals';
import { ShoppingPush } from './shopping/shopping-push';
import { ShoppingOfStock } from './shopping/shopping-of-stock';
import { ShoppingMemory } from './shopping/shopping-memory';
import { ShoppingPublisher } from './shopping/shopping-publisher';
import { ShoppingSearch } from './shopping/shopping-search';
import { ShoppingResolver } from './shopping/shopping.resolver';
import { ShoppingService } from './shopping/shopping.service';

export const shoppingEntities = [KitchenItem, ShoppingItem, ShoppingList];

export const shoppingControllers = [
  ShoppingListController,
  ShoppingGenerationController,
  KitchenController,
  MealIdeasController,
];

/** The shopping lists, the kitchen, and ideas for what to cook from it. */
export const shoppingProviders: Provider[] = [
  KitchenProducts,
  KitchenPurchases,
  KitchenResolver,
  KitchenService,
  KitchenStore,
  {
    provide: ProductNames,
    inject: [AppConfig, SafeFetch, RateLimiter, Clock],
    useFactory: (config: AppConfig, fetcher: SafeFetch, limiter: RateLimiter, clock: Clock) =>
      config.openFoodFacts
        ? new OpenFoodFacts(config, fetcher, limiter, () => clock.now().getTime())
        : new NoProductNames(),
  },
  { provide: MealIdeas, useClass: RuleMealIdeas },
  RunningLow,
  MealIdeasResolver,
  MealIdeasService,
  SuggestedIdeas,
  ShoppingGenerationResolver,
  ShoppingGenerationService,
  GenerationProgress,
  WeekNeedsReader,
  ShoppingBins,
  ShoppingChanger,
  ShoppingEntries,
  ShoppingItemStore,
  ShoppingListStore,
  ShoppingMemory,
  ShoppingPublisher,
  ShoppingOfMeals,
  ShoppingPush,
  ShoppingOfStock,
  ShoppingResolver,
  ShoppingService,
  ...domainParts('kitchen_item', {
    bin: fromProvider(KitchenService, ({ bin }) => bin),
    search: KitchenSearch,
    digest: KitchenDigest,
  }),
  ...domainParts('shopping_item', {
    bin: fromProvider(ShoppingBins, ({ items }) => items),
    search: ShoppingSearch,
    digest: ShoppingDigest,
  }),
  ...domainParts('shopping_list', {
    bin: fromProvider(ShoppingBins, ({ lists }) => lists),
    search: null,
    digest: null,
  }),
];
