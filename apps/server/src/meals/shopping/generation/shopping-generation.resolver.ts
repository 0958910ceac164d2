import { Args, ID, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../../platform/auth';
import { CalendarDateScalar, IdempotencyKey, UndoKey } from '../../../platform/graphql';
import { ShoppingGenerationService } from './shopping-generation.service';
import { GeneratedShoppingList, ShoppingGenerationProgress, ShoppingPreview } from './shopping-generation.types';

const WEEK = { type: () => CalendarDateScalar, description: 'Any day of the week.' };
const LIST = { type: () => ID, nullable: true, description: 'Id of the list; null for the default list.' };

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
      'Puts the ingredients for the meals of a week on a list, less what the kitchen has. They replace earlier ' +
      'generated items for that week, unless those were bought, edited or removed. Atomic: if it fails, the list ' +
      'is unchanged.',
  })
  generateShoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('weekStart', WEEK) weekStart: string,
    @Args('listId', LIST) listId?: string | null,
    @Args('without', {
      type: () => [String],
      nullable: true,
      description: 'Keys of proposed items to leave off the list.',
    })
    without?: string[] | null,
    @Args('with', { type: () => [String], nullable: true, description: 'Keys of `leftOut` items to put on the list.' })
    included?: string[] | null,
    @IdempotencyKey() key?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<GeneratedShoppingList> {
    return this.generation.generate(viewer, weekStart, { listId, without, with: included, key, undoKey });
  }

  @Subscription(() => ShoppingGenerationProgress, {
    description: "The progress of the family's `generateShoppingList` call with an idempotency key, step by step.",
    resolve: (message: ShoppingGenerationProgress) => message,
  })
  shoppingGenerationProgress(
    @CurrentViewer() viewer: Viewer,
    @Args('key', { description: 'The idempotency key of the call.' }) key: string,
  ): Promise<AsyncIterableIterator<ShoppingGenerationProgress>> {
    return this.generation.progress(viewer, key);
  }
}
