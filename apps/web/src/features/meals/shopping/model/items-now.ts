import type { ApolloClient } from '@apollo/client';
import { answered } from '../../../../graphql/offline/offline-link';
import { ShoppingItemsNowDocument, ShoppingListsDocument } from '../../generated';
import type { ShoppingItemsNowQuery } from '../../generated';
import { placeItems, readItem } from './list-cache';

/** The server's limit per request. */
const MOST = 100;

interface Asking {
  /** Ids with unfetched live messages. */
  ids: Set<string>;
  isBusy: boolean;
}

const askings = new WeakMap<ApolloClient, Asking>();

/**
 * Fetches an item that somebody has changed, together with all others reported in the meantime, and places each in its
 * lists. One request is in flight at a time, so that responses arrive in order.
 * @param refetch called when single rows are not enough
 */
export async function fetchItems(
  client: ApolloClient,
  id: string,
  refetch: (client: ApolloClient) => Promise<void>,
): Promise<void> {
  const asking = askings.get(client) ?? { ids: new Set<string>(), isBusy: false };
  askings.set(client, asking);
  asking.ids.add(id);
  if (asking.isBusy) return;
  asking.isBusy = true;
  try {
    // the messages of one burst are handled one after the other
    await Promise.resolve();
    while (asking.ids.size > 0) {
      const ids = [...asking.ids].slice(0, MOST);
      for (const one of ids) asking.ids.delete(one);
      const { data } = await client.query({
        query: ShoppingItemsNowDocument,
        variables: { ids },
        fetchPolicy: 'no-cache',
      });
      if (data && !place(client, data)) await refetch(client);
    }
  } catch {
    // offline: what is on screen is refetched once there is a connection
    asking.ids.clear();
  } finally {
    asking.isBusy = false;
  }
}

/** @returns whether the lists are complete */
function place(
  { cache }: ApolloClient,
  { shoppingItems: { items, goneIds }, shoppingLists }: ShoppingItemsNowQuery,
): boolean {
  // an own change may have been answered after this was read
  const fresh = items.filter(({ id, version }) => (readItem(cache, id)?.version ?? 0) <= version);
  const placed = placeItems(cache, { items: fresh, goneIds }, fresh[0]?.listId ?? '');
  cache.writeQuery({ query: ShoppingListsDocument, data: { shoppingLists } });
  for (const id of goneIds) cache.evict({ id: cache.identify({ __typename: 'ShoppingItem', id }) ?? '' });
  cache.gc();
  answered();
  return placed.length > 0 || fresh.length + goneIds.length === 0;
}
