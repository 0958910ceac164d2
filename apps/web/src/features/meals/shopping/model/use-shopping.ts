import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { traditionOf } from '@homefold/domain/recipes';
import { useMemo } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import { useCached } from '../../../../graphql/use-cached';
import { ShoppingListContentDocument, ShoppingListsDocument } from '../../generated';
import './live';
import type { ShoppingView } from './rows';
import type { Content, List } from './types';

// Cached data is shown at once and refetched, since others may be shopping.
const FRESH = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** A list with its items. @param listId null: the default one */
export function useShoppingContent(listId: string | null): {
  content: Content | null;
  error: unknown;
  /** The list has been deleted, here or by somebody else. */
  isGone: boolean;
  refetch: () => Promise<unknown>;
} {
  const { data, error, refetch, networkStatus } = useQuery(ShoppingListContentDocument, {
    variables: { id: listId },
    notifyOnNetworkStatusChange: true,
    ...FRESH,
  });
  const content = (useCached(ShoppingListContentDocument, { id: listId }) ?? data)?.shoppingList ?? null;
  const isGone = error !== undefined && toPublicError(error).code === 'NOT_FOUND';
  return { content, error: content || networkStatus === NetworkStatus.refetch ? undefined : error, isGone, refetch };
}

const NO_LISTS: readonly List[] = [];
const NOTHING = {};

/** The family's lists, the default one first; null while they load. */
export function useLoadedLists(): readonly List[] | null {
  const { data } = useQuery(ShoppingListsDocument, FRESH);
  return (useCached(ShoppingListsDocument, NOTHING) ?? data)?.shoppingLists ?? null;
}

/** The same, none while they load. */
export const useShoppingLists = (): readonly List[] => useLoadedLists() ?? NO_LISTS;

/** How amounts are added up and formatted. */
export function useShoppingView(): ShoppingView {
  const { unitSystem, locale, me } = useFamily();
  return useMemo(
    () => ({ units: { system: unitSystem, tradition: traditionOf(locale) }, locale, me }),
    [unitSystem, locale, me],
  );
}
