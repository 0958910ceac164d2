import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ClientAuth } from '../graphql/client';
import { GraphqlProvider } from '../graphql/provider';
import { ConfirmProvider } from '../ui/confirm';
import { listenForInstall } from '../ui/install';
import { Toasts } from '../ui/toasts';
import { whenIdle } from '../ui/when-idle';
import { getToken, refreshAuth, useAuth } from './auth/auth-store';
import { Shell } from './shell/shell';
import { AppTheme } from './theme/app-theme';

listenForInstall();

/** Everything behind the sign-in: MUI, the GraphQL client of this person, toasts, dialogs, the shell. */
export default function SignedInApp() {
  const { user } = useAuth();
  const auth = useMemo<ClientAuth>(() => ({ getToken, onUnauthenticated: () => void refreshAuth() }), []);
  const device = useDevice();
  return (
    <AppTheme>
      <GraphqlProvider key={user?.id} auth={auth}>
        <ConfirmProvider>
          <Shell />
          <Toasts />
          {device}
        </ConfirmProvider>
      </GraphqlProvider>
    </AppTheme>
  );
}

/** Comes once the first screen is done; one that cannot be loaded takes nothing down. */
function useDevice(): ReactNode {
  const [device, setDevice] = useState<ReactNode>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./device/device').then(
          ({ default: Device }) => setDevice(<Device />),
          () => undefined,
        );
      }),
    [],
  );
  return device;
}
