import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { onUserDataCleared } from '../app/auth/local-data';
import { catchUp, makeClient } from './client';
import type { ClientAuth } from './client';

/** Gives the screens below a client of their own. Key it by the person, so that another person starts empty. */
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
