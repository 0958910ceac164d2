import type { ApolloCache } from '@apollo/client';
import { placeRow, rowsOf } from '../../../../graphql/records/lists';
import { KitchenItemFieldsFragmentDoc, KitchenItemsDocument } from '../generated';
import { typed } from './types';
import type { KitchenItem } from './types';

const rows = rowsOf<KitchenItem>('KitchenItem', KitchenItemFieldsFragmentDoc, 'KitchenItemFields', typed);

/** Puts an item into the cached kitchen list, or removes it. @param item null: it was deleted */
export function placeItem(cache: ApolloCache, id: string, item: KitchenItem | null): readonly string[] {
  placeRow(cache, id, item ? rows.write(cache, item) : undefined, { kitchenItems: () => true });
  return [id];
}

/** The kitchen as far as this device knows it; null before it was loaded. */
export const knownItems = (cache: ApolloCache): readonly KitchenItem[] | null =>
  cache.readQuery({ query: KitchenItemsDocument }, true)?.kitchenItems ?? null;
