import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { earlyFetch } from '../session/early-requests';
import { makeCache } from './cache';
import { markRefetched, markMissed, consumeMissed } from './connection';
import { isNetworkError, toPublicError } from './errors';
import { makeInOrder } from './in-order';
import { makeLeaveGuard } from './leave-guard';
import { ownChangesOf } from './records/own-changes';
import { refetchFields } from './live/live-registry';
import { makeOfflineLink } from './offline/offline-link';
import { estimateClockOffset } from './offline/server-clock';
import { laterLink } from './socket/later-link';

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

const timedFetch: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const sentAt = Date.now();
  const early = window.homefoldEarly?.length;
  const answer = earlyFetch(input, { ...init, signal });
  // The age of an early answer is unknown.
  const isEarly = early !== window.homefoldEarly?.length;
  const response = await answer;
  if (!isEarly) estimateClockOffset(response.headers.get('date'), sentAt);
  return response;
};

/** Refetches what is on screen when some of it did not come from the server. */
export async function catchUp(client: ApolloClient): Promise<void> {
  if (!consumeMissed()) return;
  await refetchFields(client);
  markRefetched();
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
        laterLink(async () => {
          const { makeSocketLink } = await import('./socket/socket-link');
          return makeSocketLink(
            () => auth.getToken(),
            origin,
            (reconnected) => {
              if (reconnected) markMissed();
              void catchUp(client);
            },
          );
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
