import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';

/** A live message that comes later than this is somebody's news, in milliseconds. */
const EXPECTED_MS = 10_000;

/** What this client has changed itself, so that the live message about it fetches nothing that the answer has brought. */
export interface OwnChanges {
  /** Watches reads: one that overlaps a change may overwrite what its answer has put in place. */
  link: ApolloLink;
  /** Sends a change. @param placed gives, after the answer, the ids of the rows that stand where they belong */
  send: <T>(change: () => Promise<T>, placed: () => readonly string[]) => Promise<T>;
  /** Resolves when no change is on its way: until then nobody knows whose message it is. */
  settled: () => Promise<void>;
  /** Whether the answer has brought what a message is about; each answer accounts for one message per row. */
  answered: (id: string) => boolean;
}

function makeOwnChanges(): OwnChanges {
  let reads = 0;
  /** Changes on their way; `alone` until a read overlaps. */
  const pending = new Set<{ alone: boolean }>();
  const waiting: (() => void)[] = [];
  let expected: { id: string; until: number }[] = [];

  return {
    link: new ApolloLink((operation, forward) => {
      if (operation.operationType !== 'query') return forward(operation);
      return new Observable((observer) => {
        reads += 1;
        for (const change of pending) change.alone = false;
        const request = forward(operation).subscribe(observer);
        return () => {
          reads -= 1;
          request.unsubscribe();
        };
      });
    }),
    async send(change, placed) {
      const own = { alone: reads === 0 };
      pending.add(own);
      try {
        const answer = await change();
        const until = performance.now() + EXPECTED_MS;
        if (own.alone) expected.push(...placed().map((id) => ({ id, until })));
        return answer;
      } finally {
        pending.delete(own);
        if (pending.size === 0) for (const go of waiting.splice(0)) go();
      }
    },
    settled: () => (pending.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    answered(id) {
      const now = performance.now();
      expected = expected.filter(({ until }) => until > now);
      const index = expected.findIndex((one) => one.id === id);
      if (index !== -1) expected.splice(index, 1);
      return index !== -1;
    },
  };
}

const clients = new WeakMap<ApolloCache, OwnChanges>();

/** The changes of the client that has this cache. */
export function ownChangesOf(cache: ApolloCache): OwnChanges {
  const own = clients.get(cache) ?? makeOwnChanges();
  clients.set(cache, own);
  return own;
}
