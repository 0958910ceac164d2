import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { traditionOf } from '@homefold/domain/recipes';
import { useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useCached } from '../../../../graphql/use-cached';
import { ShoppingListContentDocument, ShoppingListsDocument } from '../../generated';
import './live';
import type { ShoppingView } from './rows';
import type { Content, List } from './types';

// What is known is shown at once and fetched again, since others may be in the shop.
const FRESH = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** A list with its items. @param listId null: the default one */
export function useShoppingContent(listId: string | null): {
  content: Content | null;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const { data, error, refetch, networkStatus } = useQuery(ShoppingListContentDocument, {
    variables: { id: listId },
    notifyOnNetworkStatusChange: true,
    ...FRESH,
  });
  const content = (useCached(ShoppingListContentDocument, { id: listId }) ?? data)?.shoppingList ?? null;
  return { content, error: content || networkStatus === NetworkStatus.refetch ? undefined : error, refetch };
}

const NO_LISTS: readonly List[] = [];
const NOTHING = {};

/** The family's lists, the default one first. */
export function useShoppingLists(): readonly List[] {
  const { data } = useQuery(ShoppingListsDocument, FRESH);
  return (useCached(ShoppingListsDocument, NOTHING) ?? data)?.shoppingLists ?? NO_LISTS;
}

/** How amounts are added up and written. */
export function useShoppingView(): ShoppingView {
  const { unitSystem, locale, me } = useFamily();
  return useMemo(
    () => ({ units: { system: unitSystem, tradition: traditionOf(locale) }, locale, me }),
    [unitSystem, locale, me],
  );
}
