import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { KitchenItemsDocument } from '../generated';
import './live';
import type { KitchenItem } from './types';

/** Everything that the kitchen has or had; null while it loads. */
export function useKitchen(): {
  items: readonly KitchenItem[] | null;
  error: unknown;
  refetch: () => void;
} {
  const { data, error, refetch, networkStatus } = useQuery(KitchenItemsDocument, {
    notifyOnNetworkStatusChange: true,
    // cached data is shown at once and refetched, since it may be outdated
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const items = data?.kitchenItems ?? null;
  return {
    items,
    error: items || networkStatus === NetworkStatus.refetch ? undefined : error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
