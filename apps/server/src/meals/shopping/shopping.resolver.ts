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
const ANY_LIST = { type: () => ID, nullable: true, description: 'The list; null: the default one.' };

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

  @Query(() => ShoppingItemsNow, { description: 'Some items as they are now, up to 100, whatever list they are on.' })
  shoppingItems(
    @CurrentViewer() viewer: Viewer,
    @Args('ids', { type: () => [ID], description: 'Ids of items, or of their parts.' }) ids: string[],
  ): Promise<ShoppingItemsNow> {
    return this.shopping.itemsNow(viewer, ids);
  }

  @Query(() => [ShoppingSuggestion], {
    description: 'What begins like this, what the family bought last and most often first.',
  })
  shoppingSuggestions(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'What was typed so far: two letters at least, else nothing is suggested.' })
    text: string,
    @First(8) first: number,
  ): Promise<ShoppingSuggestion[]> {
    return this.shopping.suggestions(viewer, text, first);
  }

  @Mutation(() => ShoppingChanges, {
    description:
      'Changes a list, up to 500 changes at once, in their order and by the time at which each was done. Repeating a change has no further effect, so that a device may send again what it did offline.',
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
    description: 'Adds what is written in words: "2 milk, 6 eggs and bread rolls", or a line each, 500 lines at most.',
  })
  addShoppingWords(
    @CurrentViewer() viewer: Viewer,
    @Args('words', { description: 'The items.' }) words: string,
    @Args('listId', ANY_LIST) listId?: string | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ShoppingChanges> {
    return this.shopping.addWords(viewer, listId ?? null, words, idempotencyKey);
  }

  @Mutation(() => ShoppingChanges, { description: 'Removes everything that is ticked.' })
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
    description: 'Moves a list with its items to the bin. The default list cannot be deleted while there is another.',
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
    description: 'Says in which order the aisles come; null learns it from the ticks again.',
  })
  orderShoppingAisles(
    @CurrentViewer() viewer: Viewer,
    @Args('id', LIST_ID) id: string,
    @Args('aisles', { type: () => [ShoppingAisle], nullable: true, description: 'All of them or some, those first.' })
    aisles?: ShoppingAisle[] | null,
  ): Promise<ShoppingList> {
    return this.shopping.orderAisles(viewer, id, aisles ?? null);
  }

  @Mutation(() => ShoppingList, {
    description:
      'Says that the caller is shopping with a list, or is done. Whoever asked for it is notified at the start; without an end it lasts three hours.',
  })
  setShopping(
    @CurrentViewer() viewer: Viewer,
    @Args('isShopping', { description: 'Whether the caller is shopping.' }) isShopping: boolean,
    @Args('listId', ANY_LIST) listId?: string | null,
  ): Promise<ShoppingList> {
    return this.shopping.setShopping(viewer, listId ?? null, isShopping);
  }
}
