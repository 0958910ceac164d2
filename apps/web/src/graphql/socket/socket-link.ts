import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { markReached, setSocketLost } from '../connection';
import { retryWait } from './retry-wait';

/**
 * The live connection: same origin, authenticated with the current token, reconnecting indefinitely.
 *
 * @param getToken the session's token
 * @param onConnected called with whether it was connected before
 */
export function makeSocketLink(
  getToken: () => Promise<string | null>,
  origin: string,
  onConnected: (again: boolean) => void,
): ApolloLink {
  let wasConnected = false;
  return new GraphQLWsLink(
    createClient({
      url: `${origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: async () => {
        const token = await getToken();
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      keepAlive: 12_000,
      retryAttempts: Infinity,
      // Signed out or refused for good: the screen's own queries report it, and reconnecting cannot help.
      shouldRetry: (event) => !(event instanceof CloseEvent && [4400, 4401, 4403].includes(event.code)),
      retryWait,
      on: {
        connected: () => {
          markReached();
          setSocketLost(false);
          onConnected(wasConnected);
          wasConnected = true;
        },
        pong: markReached,
        closed: (event) => setSocketLost(!(event instanceof CloseEvent && event.code === 1000)),
      },
    }),
  );
}
