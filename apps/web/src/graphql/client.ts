import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { earlyFetch } from '../session/early-requests';
import { makeCache } from './cache';
import { caughtUp, heard, missed, setSocketLost, takeMissed } from './connection';
import { isNetworkError, toPublicError } from './errors';
import { makeInOrder } from './in-order';
import { makeLeaveGuard } from './leave-guard';
import { ownChangesOf } from './records/own-changes';
import { refetchFields } from './live-registry';
import { makeOfflineLink } from './offline/offline-link';

/** What the client needs from the identity adapter. */
export interface ClientAuth {
  getToken(): Promise<string | null>;
  /** The server no longer accepts the session. */
  onUnauthenticated(): void;
}

/** Delay before refetching data served from the device while the server seems reachable, in milliseconds. */
const AGAIN_MS = 5_000;

/** Request timeout. */
const TIMEOUT_MS = 20_000;

const timedFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return earlyFetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};

/** The live connection: same origin, authenticated with the current token, reconnecting indefinitely. */
function makeSocketLink(auth: ClientAuth, origin: string, onConnected: (again: boolean) => void): ApolloLink {
  let wasConnected = false;
  return new GraphQLWsLink(
    createClient({
      url: `${origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: async () => {
        const token = await auth.getToken();
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      keepAlive: 12_000,
      retryAttempts: Infinity,
      // Signed out or refused for good: the screen's own queries report it, and reconnecting cannot help.
      shouldRetry: (event) => !(event instanceof CloseEvent && [4400, 4401, 4403].includes(event.code)),
      retryWait: async (retries) =>
        new Promise((resolve) => {
          const go = (): void => {
            clearTimeout(timer);
            window.removeEventListener('online', go);
            resolve();
          };
          const timer = setTimeout(go, Math.min(500 * 2 ** retries, 15_000) * (0.75 + Math.random() / 2));
          // When the network returns, reconnect at once.
          window.addEventListener('online', go);
        }),
      on: {
        connected: () => {
          heard();
          setSocketLost(false);
          onConnected(wasConnected);
          wasConnected = true;
        },
        pong: heard,
        closed: (event) => setSocketLost(!(event instanceof CloseEvent && event.code === 1000)),
      },
    }),
  );
}

/** Refetches what is on screen when some of it did not come from the server. */
export async function catchUp(client: ApolloClient): Promise<void> {
  if (!takeMissed()) return;
  await refetchFields(client);
  caughtUp();
}

/**
 * The GraphQL client of one signed-in user (another user gets a new client, so that no data carries over). Reads are
 * retried once when the server was not reached, and then answered from the device's copy; writes are never retried here,
 * that is up to the caller.
 */
export function makeClient(auth: ClientAuth, origin = window.location.origin): ApolloClient {
  const authorize = new SetContextLink(async (context) => {
    const token = await auth.getToken();
    const headers = context['headers'] as Record<string, string> | undefined;
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
  });
  const onError = new ErrorLink(({ error }) => {
    if (toPublicError(error).code === 'UNAUTHENTICATED') auth.onUnauthenticated();
  });
  const retry = new RetryLink({
    delay: { initial: 400, jitter: true },
    attempts: (count, operation, error) =>
      count < 2 && navigator.onLine && operation.operationType === 'query' && isNetworkError(error),
  });
  const http = new HttpLink({ uri: `${origin}/graphql`, fetch: timedFetch, credentials: 'same-origin' });
  const cache = makeCache();
  let again: ReturnType<typeof setTimeout> | undefined;
  const askAgain = (): void => {
    clearTimeout(again);
    if (navigator.onLine) again = setTimeout(() => void catchUp(client), AGAIN_MS);
  };
  const client: ApolloClient = new ApolloClient({
    cache,
    link: ApolloLink.from([
      onError,
      ApolloLink.split(
        ({ operationType }) => operationType === 'subscription',
        // Messages were lost while the connection was down: refetch what is on screen.
        makeSocketLink(auth, origin, (reconnected) => {
          if (reconnected) missed();
          void catchUp(client);
        }),
        ApolloLink.from([
          makeLeaveGuard(),
          makeInOrder(),
          ownChangesOf(cache).link,
          makeOfflineLink(cache, askAgain),
          retry,
          authorize,
          http,
        ]),
      ),
    ]),
  });
  return client;
}
