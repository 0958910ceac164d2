import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * What the cache has for a query, own changes included; null while a part is missing. A query that is being fetched again
 * shows no changes of the cache until its answer is there, which on a bad line takes many seconds.
 * @param variables plain data; equal ones are the same
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
