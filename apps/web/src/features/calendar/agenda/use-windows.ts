import { NetworkStatus } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Window } from '../model/types';

/** The state of a window. */
export interface WindowAnswer<Row> {
  rows?: readonly Row[];
  error?: unknown;
}

/** The query of each window. Define it outside the component: another one starts anew. */
export interface WindowQuery<Data, Row> {
  query: TypedDocumentNode<Data, Window>;
  /** undefined while that part of the answer is missing. */
  rowsOf: (data: Partial<Data>) => readonly Row[] | undefined;
}

interface Watched {
  /** Retries if the last answer was an error. */
  retry: () => void;
  stop: () => void;
}

export const windowKey = ({ from, to }: Window): string => `${from} ${to}`;

/**
 * The rows of any number of windows, each a separate query that follows live changes. Loaded rows stay while they are
 * refetched.
 */
export function useWindows<Data, Row>(
  windows: readonly Window[],
  { query: document, rowsOf }: WindowQuery<Data, Row>,
): {
  answers: ReadonlyMap<string, WindowAnswer<Row>>;
  /** Retries the failed windows. */
  retry: () => void;
} {
  const client = useApolloClient();
  const [answers, setAnswers] = useState<ReadonlyMap<string, WindowAnswer<Row>>>(new Map());
  const watched = useRef(new Map<string, Watched>());
  const wanted = windows.map(windowKey).join();

  useEffect(() => {
    const now = new Set(wanted === '' ? [] : wanted.split(','));
    const { current } = watched;
    for (const [key, { stop }] of current)
      if (!now.has(key)) {
        stop();
        current.delete(key);
      }
    for (const key of now) {
      if (current.has(key)) continue;
      const [from = '', to = ''] = key.split(' ');
      const query = client.watchQuery({
        query: document,
        variables: { from, to },
        notifyOnNetworkStatusChange: true,
      });
      const subscription = query.subscribe(({ data, error, networkStatus }) => {
        // `data` may be partial while it is refetched.
        const rows = data && rowsOf(data as Partial<Data>);
        setAnswers((before) => {
          const known = rows ?? before.get(key)?.rows;
          const failed = known || networkStatus === NetworkStatus.refetch ? undefined : error;
          return new Map(before).set(key, {
            ...(known && { rows: known }),
            ...(failed !== undefined && { error: failed }),
          });
        });
      });
      current.set(key, {
        retry: () => void (query.getCurrentResult().error && query.refetch().catch(() => undefined)),
        stop: () => subscription.unsubscribe(),
      });
    }
  }, [client, wanted, document, rowsOf]);

  useEffect(() => {
    const { current } = watched;
    return () => {
      for (const { stop } of current.values()) stop();
      current.clear();
    };
  }, [client]);

  const retry = useCallback((): void => {
    for (const each of watched.current.values()) each.retry();
  }, []);
  return { answers, retry };
}
