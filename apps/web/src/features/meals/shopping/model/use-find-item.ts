import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ShoppingListContentDocument, ShoppingListsDocument } from '../../generated';
import type { Item } from './types';

/** Finds the item that a search result or an activity is about, on any list; null when it is gone. */
export function useFindItem(): (id: string) => Promise<Item | null> {
  const client = useApolloClient();
  return useCallback(
    async (id) => {
      const { data } = await client.query({ query: ShoppingListsDocument, fetchPolicy: 'network-only' });
      for (const list of data?.shoppingLists ?? []) {
        const content = await client.query({
          query: ShoppingListContentDocument,
          variables: { id: list.id },
          fetchPolicy: 'network-only',
        });
        const { open = [], basket = [] } = content.data?.shoppingList ?? {};
        const found = [...open, ...basket].find((item) => item.id === id || item.parts.some((part) => part.id === id));
        if (found) return found;
      }
      return null;
    },
    [client],
  );
}
