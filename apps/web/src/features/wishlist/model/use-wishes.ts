import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { WishlistDocument } from '../generated';
import type { WishlistQuery } from '../generated';
import './live';

export type Wishlist = WishlistQuery['wishlist'];

/** The wishes of the family; null while they load. @param archivedYear limits them to this year's archive */
export function useWishes(archivedYear: number | null): {
  list: Wishlist | null;
  error: unknown;
  refetch: () => void;
} {
  const { data, error, refetch, networkStatus } = useQuery(WishlistDocument, {
    variables: { archivedYear },
    notifyOnNetworkStatusChange: true,
    // Cached data is shown immediately and refetched, because it may be outdated.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.wishlist ?? null;
  return {
    list,
    error: list || networkStatus === NetworkStatus.refetch ? undefined : error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
