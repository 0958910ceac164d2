import { Injectable } from '@nestjs/common';
import type { Seen } from '../../activity';
import type { Viewer } from '../../platform/auth';
import type { DeletedItem } from '../../platform/bin';
import type { ShoppingChangeInput, ShoppingChanges } from './shopping-changes';
import type { ShoppingList, ShoppingListContent, ShoppingListInput, ShoppingSuggestion } from './shopping-list';
import type { ShoppingAisle } from './shopping-names';

/** The family's shopping lists. Every member reads and edits them. */
@Injectable()
export class ShoppingService {
  /** The default first, then by name. @throws DomainError FEATURE_LOCKED */
  lists(_caller: Viewer): Promise<ShoppingList[]> {
    throw new Error('contract');
  }

  /** @param id null: the default list. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  content(_caller: Viewer, _id: string | null): Promise<ShoppingListContent> {
    throw new Error('contract');
  }

  suggestions(_caller: Viewer, _text: string, _first: number): Promise<ShoppingSuggestion[]> {
    throw new Error('contract');
  }

  change(
    _caller: Viewer,
    _listId: string | null,
    _changes: readonly ShoppingChangeInput[],
    _undoKey?: string | null,
  ): Promise<ShoppingChanges> {
    throw new Error('contract');
  }

  addWords(_caller: Viewer, _listId: string | null, _words: string, _key?: string | null): Promise<ShoppingChanges> {
    throw new Error('contract');
  }

  clearBasket(_caller: Viewer, _listId: string | null, _undoKey?: string | null): Promise<ShoppingChanges> {
    throw new Error('contract');
  }

  addList(_caller: Viewer, _input: ShoppingListInput, _key?: string | null): Promise<ShoppingList> {
    throw new Error('contract');
  }

  updateList(_caller: Viewer, _id: string, _input: ShoppingListInput, _seen?: Seen): Promise<ShoppingList> {
    throw new Error('contract');
  }

  deleteList(_caller: Viewer, _id: string, _seen?: Seen): Promise<DeletedItem> {
    throw new Error('contract');
  }

  orderAisles(_caller: Viewer, _id: string, _aisles: readonly ShoppingAisle[] | null): Promise<ShoppingList> {
    throw new Error('contract');
  }

  setShopping(_caller: Viewer, _listId: string | null, _isShopping: boolean): Promise<ShoppingList> {
    throw new Error('contract');
  }
}
