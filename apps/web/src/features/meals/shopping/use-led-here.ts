import { useApolloClient } from '@apollo/client/react';
import { useLinkTarget } from '../../../graphql/use-link-target';
import { t } from '../../../messages/meals/shopping';
import { useToasts } from '../../../ui/toasts/toasts';
import { ShoppingListsDocument } from '../generated';
import { useFindItem } from './model/use-find-item';
import type { Item } from './model/types';

/** Opens the item or the list that a search result, an activity or the bin links to. */
export function useLedHere(onList: (id: string) => void, onItem: (item: Item) => void): void {
  const client = useApolloClient();
  const toasts = useToasts();
  useLinkTarget({
    section: 'shopping',
    resource: 'shopping_item',
    current: useFindItem(),
    open: (item) => {
      if (!item) return toasts.error(t.shopping.toast.goneAny);
      onList(item.listId);
      onItem(item);
    },
    gone: t.shopping.toast.goneAny,
  });
  useLinkTarget({
    section: 'shopping',
    resource: 'shopping_list',
    current: async (id) => {
      const { data } = await client.query({ query: ShoppingListsDocument, fetchPolicy: 'network-only' });
      return data?.shoppingLists.find((list) => list.id === id) ?? null;
    },
    open: (list) => (list ? onList(list.id) : toasts.error(t.shopping.lists.gone)),
    gone: t.shopping.lists.gone,
  });
}
