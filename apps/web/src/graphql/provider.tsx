import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { onUserDataCleared } from '../session/local-data';
import { catchUp, makeClient } from './client';
import type { ClientAuth } from './client';

/** Gives the screens below their own client. Key it by the user, so that another user starts with an empty cache. */
export function GraphqlProvider({ auth, children }: { auth: ClientAuth; children: ReactNode }) {
  const [client] = useState(() => makeClient(auth));
  useEffect(() => onUserDataCleared(() => void client.clearStore()), [client]);
  useEffect(() => {
    const onOnline = (): void => void catchUp(client);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [client]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
