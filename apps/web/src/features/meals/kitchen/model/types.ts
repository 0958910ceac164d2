import type { KitchenItemFieldsFragment, KitchenItemInput } from '../generated';

/** A kitchen item; `title` is its name. */
export type KitchenItem = KitchenItemFieldsFragment;

/** The input for a new one. */
export type NewKitchenItem = KitchenItemInput & { ingredientName: string };

export const typed = (item: KitchenItem): KitchenItem & { __typename: 'KitchenItem' } => ({
  __typename: 'KitchenItem',
  ...item,
});
