import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { writeSnapshots } from '../../graphql/offline/snapshot-writer';
import { showQueue, useQueueShown } from '../../graphql/offline/queued';
import { useToasts } from '../../ui/toasts/toasts';
import { useAuth } from '../../session/auth-store';
import { readStored } from '../../storage/stored';
import { lazyThemed } from '../../theme/themed';
import { watchForUpdates } from './new-version';
import { keepNotifications } from './push';
import { useWriteQueue } from './use-write-queue';

const QueueDialog = lazyThemed(() => import('./queue-dialog'));

/** Device features for signed-in users (offline copy, push, updates). Loaded after the first screen. */
export default function Device() {
  const toasts = useToasts();
  const client = useApolloClient();
  const userId = useAuth().user?.id;
  useEffect(() => watchForUpdates(toasts), [toasts]);
  useEffect(() => (userId === undefined ? undefined : writeSnapshots(client, userId)), [client, userId]);
  useEffect(() => {
    if (userId !== undefined) keepNotifications(client);
  }, [client, userId]);
  useWriteQueue(client, userId);
  useEffect(() => {
    // Kitchen timers ring in every section, also after a reload; their code loads only if there are any.
    if (userId === undefined || readStored('timers') === null) return undefined;
    const loaded = import('../../features/meals/cooking/timers');
    void loaded.then(({ wakeTimers }) => wakeTimers(toasts)).catch(() => undefined);
    return () => void loaded.then(({ forgetTimers }) => forgetTimers()).catch(() => undefined);
  }, [userId, toasts]);
  // the next person at this device starts without it
  useEffect(() => () => showQueue(false), []);
  const open = useQueueShown();
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    opened && (
      <Suspense fallback={null}>
        <QueueDialog open={open} onClose={() => showQueue(false)} />
      </Suspense>
    )
  );
}
