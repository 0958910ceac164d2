import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';

/** A read is sent again at most this often: while somebody ticks off a long list, every read overlaps a change. */
const REPEATS = 3;

/** Live messages later than this count as somebody else's change, in milliseconds. */
const EXPECTED_MS = 10_000;

/**
 * Tracks this client's own changes, so that the live messages about them do not refetch what the answers have delivered.
 */
function makeOwnChanges() {
  let reads = 0;
  /** The number of changes answered so far. */
  let answers = 0;
  /** Changes in flight; `alone` until a read overlaps. */
  const pending = new Set<{ alone: boolean }>();
  const waiting: (() => void)[] = [];
  let expected: { id: string; until: number }[] = [];

  return {
    /**
     * Watches reads. If a change is answered while a read is in flight, the read may have missed it and would undo it on
     * screen; so the read is sent again.
     */
    link: new ApolloLink((operation, forward) => {
      if (operation.operationType !== 'query') return forward(operation);
      return new Observable((observer) => {
        reads += 1;
        for (const change of pending) change.alone = false;
        let request: { unsubscribe: () => void } | undefined;
        const send = (repeats: number): void => {
          const before = answers;
          let isStale = false;
          request = forward(operation).subscribe({
            next: (answer) => {
              isStale = answers !== before && repeats > 0;
              if (!isStale) observer.next(answer);
            },
            error: (error) => observer.error(error),
            complete: () => (isStale ? send(repeats - 1) : observer.complete()),
          });
        };
        send(REPEATS);
        return () => {
          reads -= 1;
          request?.unsubscribe();
        };
      });
    }),
    /** Sends a change. @param placed called after the answer; returns the ids of the rows it has put in their final place */
    async send<T>(change: () => Promise<T>, placed: () => readonly string[]): Promise<T> {
      const own = { alone: reads === 0 };
      pending.add(own);
      try {
        const answer = await change();
        answers += 1;
        const until = performance.now() + EXPECTED_MS;
        if (own.alone) expected.push(...placed().map((id) => ({ id, until })));
        return answer;
      } finally {
        pending.delete(own);
        if (pending.size === 0) for (const go of waiting.splice(0)) go();
      }
    },
    /** Resolves when no change is in flight: until then messages cannot be attributed. */
    settled: (): Promise<void> =>
      pending.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    /** Whether an answer has covered the row of a message; each answer covers one message per row. */
    answered(id: string): boolean {
      const now = performance.now();
      expected = expected.filter(({ until }) => until > now);
      const index = expected.findIndex((one) => one.id === id);
      if (index !== -1) expected.splice(index, 1);
      return index !== -1;
    },
  };
}

const clients = new WeakMap<ApolloCache, ReturnType<typeof makeOwnChanges>>();

/** The tracker of the client that owns this cache. */
export function ownChangesOf(cache: ApolloCache): ReturnType<typeof makeOwnChanges> {
  const own = clients.get(cache) ?? makeOwnChanges();
  clients.set(cache, own);
  return own;
}
