import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { keepOnDevice } from '../../graphql/offline/keeper';
import { showWaiting, useWaitingShown } from '../../graphql/offline/waiting';
import { useToasts } from '../../ui/toasts/toasts';
import { useAuth } from '../../session/auth-store';
import { keepUpToDate } from './new-version';
import { keepNotifications } from './push';
import { useWriteQueue } from './use-write-queue';

const WaitingDialog = lazy(() => import('./waiting-dialog'));

/** Device features for signed-in users (offline copy, push, updates). Loaded after the first screen. */
export default function Device() {
  const toasts = useToasts();
  const client = useApolloClient();
  const userId = useAuth().user?.id;
  useEffect(() => keepUpToDate(toasts), [toasts]);
  useEffect(() => (userId === undefined ? undefined : keepOnDevice(client, userId)), [client, userId]);
  useEffect(() => {
    if (userId !== undefined) keepNotifications(client);
  }, [client, userId]);
  useWriteQueue(client, userId);
  const open = useWaitingShown();
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    opened && (
      <Suspense fallback={null}>
        <WaitingDialog open={open} onClose={() => showWaiting(false)} />
      </Suspense>
    )
  );
}
