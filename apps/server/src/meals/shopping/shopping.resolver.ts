import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { First, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { ShoppingChangeInput, ShoppingChanges } from './shopping-changes';
import {
  ShoppingItemsNow,
  ShoppingList,
  ShoppingListContent,
  ShoppingListInput,
  ShoppingSuggestion,
} from './shopping-list';
import { ShoppingAisle } from './shopping-names';
import { ShoppingService } from './shopping.service';

const LIST_ID = { type: () => ID, description: 'Id of the list.' };
const ANY_LIST = { type: () => ID, nullable: true, description: 'Id of the list; null for the default list.' };

@Resolver(() => ShoppingList)
export class ShoppingResolver {
  constructor(private readonly shopping: ShoppingService) {}

  /** The shared undo returns stored columns. */
  @ResolveField(() => Int)
  async openCount(@CurrentViewer() viewer: Viewer, @Parent() list: ShoppingList): Promise<number> {
    return list.openCount ?? (await this.shopping.find(viewer, list.id))?.openCount ?? 0;
  }

  @ResolveField(() => [ID])
  async shopperIds(@CurrentViewer() viewer: Viewer, @Parent() list: ShoppingList): Promise<string[]> {
    return list.shopperIds ?? (await this.shopping.find(viewer, list.id))?.shopperIds ?? [];
  }

  @Query(() => [ShoppingList], { description: 'The shopping lists of the family, the default one first.' })
  shoppingLists(@CurrentViewer() viewer: Viewer): Promise<ShoppingList[]> {
    return this.shopping.lists(viewer);
  }

  @Query(() => ShoppingListContent, { description: 'A list with its items.' })
  shoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('id', ANY_LIST) id?: string | null,
  ): Promise<ShoppingListContent> {
    return this.shopping.content(viewer, id ?? null);
  }

  @Query(() => ShoppingItemsNow, { description: 'The current state of up to 100 items, on whichever lists they are.' })
  shoppingItems(
    @CurrentViewer() viewer: Viewer,
    @Args('ids', { type: () => [ID], description: 'Ids of items, or of their parts.' }) ids: string[],
  ): Promise<ShoppingItemsNow> {
    return this.shopping.itemsNow(viewer, ids);
  }

  @Query(() => [ShoppingSuggestion], {
    description: 'Suggestions that begin with a text; what the family bought recently and often comes first.',
  })
  shoppingSuggestions(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'What was typed so far; fewer than two letters return nothing.' })
    text: string,
    @First(8) first: number,
  ): Promise<ShoppingSuggestion[]> {
    return this.shopping.suggestions(viewer, text, first);
  }

  @Mutation(() => ShoppingChanges, {
    description:
      'Applies up to 500 changes to a list, in the given order; conflicting changes are resolved by the time at ' +
      'which each was made. Repeating a change has no further effect, so a device can safely resend what it did ' +
      'offline.',
  })
  changeShoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('changes', { type: () => [ShoppingChangeInput], description: 'The changes.' }) changes: ShoppingChangeInput[],
    @Args('listId', ANY_LIST) listId?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<ShoppingChanges> {
    return this.shopping.change(viewer, listId ?? null, changes, undoKey);
  }

  @Mutation(() => ShoppingChanges, {
    description:
      'Adds the items of a text such as "2 milk, 6 eggs and bread rolls", or one item per line, 500 lines at most.',
  })
  addShoppingWords(
    @CurrentViewer() viewer: Viewer,
    @Args('words', { description: 'The items.' }) words: string,
    @Args('listId', ANY_LIST) listId?: string | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ShoppingChanges> {
    return this.shopping.addWords(viewer, listId ?? null, words, idempotencyKey);
  }

  @Mutation(() => ShoppingChanges, { description: 'Removes all ticked items from a list.' })
  clearShoppingBasket(
    @CurrentViewer() viewer: Viewer,
    @Args('listId', ANY_LIST) listId?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<ShoppingChanges> {
    return this.shopping.clearBasket(viewer, listId ?? null, undoKey);
  }

  @Mutation(() => ShoppingList, { description: 'Adds a list.' })
  addShoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The list.' }) input: ShoppingListInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ShoppingList> {
    return this.shopping.addList(viewer, input, idempotencyKey);
  }

  @Mutation(() => ShoppingList, { description: 'Changes a list. VERSION_CONFLICT (409).' })
  updateShoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('id', LIST_ID) id: string,
    @Args('input', { description: 'The fields to change.' }) input: ShoppingListInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<ShoppingList> {
    return this.shopping.updateList(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, {
    description: 'Moves a list with its items to the bin. The default list can only be deleted if it is the only one.',
  })
  deleteShoppingList(
    @CurrentViewer() viewer: Viewer,
    @Args('id', LIST_ID) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.shopping.deleteList(viewer, id, { version, undoKey });
  }

  @Mutation(() => ShoppingList, {
    description: 'Sets the order of the aisles of a list.',
  })
  orderShoppingAisles(
    @CurrentViewer() viewer: Viewer,
    @Args('id', LIST_ID) id: string,
    @Args('aisles', {
      type: () => [ShoppingAisle],
      nullable: true,
      description:
        'All or some of the aisles, each once; the others follow. null: the order is learned from the ticks again.',
    })
    aisles?: ShoppingAisle[] | null,
  ): Promise<ShoppingList> {
    return this.shopping.orderAisles(viewer, id, aisles ?? null);
  }

  @Mutation(() => ShoppingList, {
    description:
      'Sets whether the caller is shopping with a list. When they start, the members with `pushShopping` are ' +
      'notified. Ends by itself after three hours.',
  })
  setShopping(
    @CurrentViewer() viewer: Viewer,
    @Args('isShopping', { description: 'Whether the caller is shopping.' }) isShopping: boolean,
    @Args('listId', ANY_LIST) listId?: string | null,
  ): Promise<ShoppingList> {
    return this.shopping.setShopping(viewer, listId ?? null, isShopping);
  }
}
