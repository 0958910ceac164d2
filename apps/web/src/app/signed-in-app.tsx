import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ClientAuth } from '../graphql/client';
import { GraphqlProvider } from '../graphql/provider';
import { ConfirmProvider } from '../ui/dialogs/confirm';
import { listenForInstall } from '../ui/browser/install';
import { Toasts } from '../ui/toasts/toasts';
import { afterFirstScreen } from '../ui/browser/first-screen';
import { getToken, refreshAuth, useAuth } from '../session/auth-store';
import { Shell } from './shell/shell';

listenForInstall();

/** The signed-in area: this user's GraphQL client, toasts, dialogs, the shell. */
export default function SignedInApp() {
  const { user } = useAuth();
  const auth = useMemo<ClientAuth>(() => ({ getToken, onUnauthenticated: () => void refreshAuth() }), []);
  const device = useDevice();
  return (
    <GraphqlProvider key={user?.id} auth={auth}>
      <ConfirmProvider>
        <Shell />
        <Toasts />
        {device}
      </ConfirmProvider>
    </GraphqlProvider>
  );
}

/** Loads `device` after the first screen; a load failure is ignored. */
function useDevice(): ReactNode {
  const [device, setDevice] = useState<ReactNode>(null);
  useEffect(
    () =>
      afterFirstScreen(() => {
        import('./device/device').then(
          ({ default: Device }) => setDevice(<Device />),
          () => undefined,
        );
      }),
    [],
  );
  return device;
}
