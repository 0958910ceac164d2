import { NetworkStatus } from '@apollo/client';
import type { OperationVariables } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useState } from 'react';
import { useCached } from '../../../graphql/use-cached';
import type { Post } from './types';

interface Page {
  items: readonly Post[];
  nextCursor: string | null;
}

/** The loaded pages of posts or replies. */
export interface Pages {
  /** null while nothing is loaded. */
  page: Page | null;
  error: unknown;
  /** Whether the server has confirmed the list since it was opened. */
  isFresh: boolean;
  refetch: () => void;
  /** Of the next page. */
  more: { state: 'closed' | 'loading' | 'failed'; load: () => void };
}

/**
 * The pages of a list, read from the cache, because a pending query does not show concurrent changes.
 * @param pageOf the list in an answer
 */
export function usePages<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => Page,
): Pages {
  const client = useApolloClient();
  const { data, error, refetch, networkStatus } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const cached = useCached(query, variables);
  const shown = cached ?? data;
  const page = shown ? pageOf(shown as Data) : null;
  const key = JSON.stringify(variables);
  const [next, setNext] = useState({ of: key, state: 'closed' as Pages['more']['state'] });
  const state = next.of === key ? next.state : 'closed';
  const load = (): void => {
    if (!page?.nextCursor || state === 'loading') return;
    setNext({ of: key, state: 'loading' });
    client
      // The cache appends the page.
      .query({ query, variables: { ...variables, after: page.nextCursor }, fetchPolicy: 'network-only' })
      .then(
        () => setNext({ of: key, state: 'closed' }),
        () => setNext({ of: key, state: 'failed' }),
      );
  };
  return {
    page,
    error: page || networkStatus === NetworkStatus.refetch ? undefined : error,
    isFresh: networkStatus === NetworkStatus.ready,
    refetch: () => void refetch().catch(() => undefined),
    more: { state, load },
  };
}
