import type {
  ShoppingAddInput,
  ShoppingChangeInput,
  ShoppingItemFieldsFragment,
  ShoppingListContentQuery,
  ShoppingListFieldsFragment,
} from '../../generated';

export type Item = ShoppingItemFieldsFragment;
export type Part = Item['parts'][number];
export type List = ShoppingListFieldsFragment;
/** A list with its items. */
export type Content = ShoppingListContentQuery['shoppingList'];
export type Aisle = Item['aisle'];
export type Priority = Item['priority'];
/** The input of a change. */
export type Change = ShoppingChangeInput;
/** An item to add to the list. */
export type NewItem = Omit<ShoppingAddInput, 'id'>;

/** The item with the `__typename`s, which generated types omit. */
export function typedItem(item: Item): Item {
  const parts = item.parts.map((part) => ({ ...part, __typename: 'ShoppingPart' as const }));
  const typed = { ...item, parts, __typename: 'ShoppingItem' as const };
  return typed;
}
