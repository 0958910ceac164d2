import type { KitchenItemFieldsFragment, KitchenItemInput } from '../generated';

/** Something of the kitchen; its `title` is the name of it. */
export type KitchenItem = KitchenItemFieldsFragment;

/** What a new one is sent with. */
export type NewKitchenItem = KitchenItemInput & { ingredientName: string };

export const typed = (item: KitchenItem): KitchenItem & { __typename: 'KitchenItem' } => ({
  __typename: 'KitchenItem',
  ...item,
});
