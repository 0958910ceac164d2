import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * The cached data of a query, including own changes; null while a part is missing. Unlike a query that is being
 * refetched, it reflects cache changes before the answer arrives, which matters on a slow connection.
 * @param variables plain data, compared by value
 */
export function useCached<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | null {
  const { cache } = useApolloClient();
  const key = JSON.stringify(variables);
  const read = useCallback(
    (): Data | null =>
      cache.readQuery<Data>({ query, variables: JSON.parse(key) as Variables, optimistic: true }) as Data | null,
    [cache, query, key],
  );
  const shown = useRef<{ of: typeof read; data: Data | null }>(null);
  const subscribe = useCallback(
    (changed: () => void) =>
      cache.watch({
        query,
        variables: JSON.parse(key) as Variables,
        optimistic: true,
        callback: () => {
          shown.current = { of: read, data: read() };
          changed();
        },
      }),
    [cache, query, key, read],
  );
  return useSyncExternalStore(subscribe, () => {
    if (shown.current?.of !== read) shown.current = { of: read, data: read() };
    return shown.current.data;
  });
}
