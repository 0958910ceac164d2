import { Args, ID, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../../platform/auth';
import { CalendarDateScalar, IdempotencyKey, UndoKey } from '../../../platform/graphql';
import { ShoppingGenerationService } from './shopping-generation.service';
import { GeneratedShoppingList, ShoppingGenerationProgress, ShoppingPreview } from './shopping-generation.types';

const WEEK = { type: () => CalendarDateScalar, description: 'A day of the week.' };
const LIST = { type: () => ID, nullable: true, description: 'The list; null: the default one.' };

@Resolver(() => GeneratedShoppingList)
export class ShoppingGenerationResolver {
  constructor(private readonly generation: ShoppingGenerationService) {}

  @Query(() => ShoppingPreview, { description: 'What `generateShoppingList` would do. Nothing is stored.' })
  shoppingPreview(
    @CurrentViewer() viewer: Viewer,
    @Args('weekStart', WEEK) weekStart: string,
    @Args('listId', LIST) listId?: string | null,
  ): Promise<ShoppingPreview> {
    return this.generation.preview(viewer, weekStart, listId ?? null);
  }

  @Mutation(() => GeneratedShoppingList, {
    description:
      'Puts what the meals of a week need on a list, less what the kitchen has, in place of what was generated for that week before and nobody touched since. All of it or nothing.',
  })
  generateShoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('weekStart', WEEK) weekStart: string,
    @Args('listId', LIST) listId?: string | null,
    @Args('without', { type: () => [String], nullable: true, description: 'Keys of proposed items to leave off.' })
    without?: string[] | null,
    @Args('with', { type: () => [String], nullable: true, description: 'Keys of left out items to put on.' })
    included?: string[] | null,
    @IdempotencyKey() key?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<GeneratedShoppingList> {
    return this.generation.generate(viewer, weekStart, { listId, without, with: included, key, undoKey });
  }

  @Subscription(() => ShoppingGenerationProgress, {
    description: 'The steps of the `generateShoppingList` of the family with this idempotency key, as they happen.',
    resolve: (message: ShoppingGenerationProgress) => message,
  })
  shoppingGenerationProgress(
    @CurrentViewer() viewer: Viewer,
    @Args('key', { description: 'The idempotency key of the call.' }) key: string,
  ): Promise<AsyncIterableIterator<ShoppingGenerationProgress>> {
    return this.generation.progress(viewer, key);
  }
}
