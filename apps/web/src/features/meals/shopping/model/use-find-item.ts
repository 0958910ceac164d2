import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { isNetworkError } from '../../../../graphql/errors';
import { ShoppingItemsNowDocument, ShoppingListContentDocument, ShoppingListsDocument } from '../../generated';
import type { Item } from './types';

/**
 * Finds the item of a search result or an activity, on any list; null when it is gone. Without a connection it is looked
 * for on the lists that this device has stored.
 */
export function useFindItem(): (id: string) => Promise<Item | null> {
  const client = useApolloClient();
  return useCallback(
    async (id) => {
      try {
        const { data } = await client.query({
          query: ShoppingItemsNowDocument,
          variables: { ids: [id] },
          // One row is no use to a later query, and the cache would keep an answer for every item ever opened.
          fetchPolicy: 'no-cache',
        });
        return data?.shoppingItems.items[0] ?? null;
      } catch (thrown) {
        if (!isNetworkError(thrown)) throw thrown;
        const found = await itemOnDevice(client, id);
        if (!found) throw thrown;
        return found;
      }
    },
    [client],
  );
}

async function itemOnDevice(client: ApolloClient, id: string): Promise<Item | null> {
  const lists = await client.query({ query: ShoppingListsDocument }).catch(() => null);
  // the default list is stored without its id
  for (const listId of [null, ...(lists?.data?.shoppingLists ?? []).map((list) => list.id)]) {
    const content = await client
      .query({ query: ShoppingListContentDocument, variables: { id: listId } })
      // a list that was never opened here is not stored
      .catch(() => null);
    const { open = [], basket = [] } = content?.data?.shoppingList ?? {};
    const found = [...open, ...basket].find((item) => item.id === id || item.parts.some((part) => part.id === id));
    if (found) return found;
  }
  return null;
}
