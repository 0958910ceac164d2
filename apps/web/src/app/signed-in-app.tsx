import { useMemo } from 'react';
import type { ClientAuth } from '../graphql/client';
import { GraphqlProvider } from '../graphql/provider';
import { ConfirmProvider } from '../ui/confirm';
import { Toasts } from '../ui/toasts';
import { getToken, refreshAuth, useAuth } from './auth/auth-store';
import { Shell } from './shell/shell';
import { AppTheme } from './theme/app-theme';

/** Everything behind the sign-in: MUI, the GraphQL client of this person, toasts, dialogs, the shell. */
export default function SignedInApp() {
  const { user } = useAuth();
  const auth = useMemo<ClientAuth>(() => ({ getToken, onUnauthenticated: () => void refreshAuth() }), []);
  return (
    <AppTheme>
      <GraphqlProvider key={user?.id} auth={auth}>
        <ConfirmProvider>
          <Shell />
          <Toasts />
        </ConfirmProvider>
      </GraphqlProvider>
    </AppTheme>
  );
}
