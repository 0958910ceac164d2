import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import '../../features/calendar/model/waiting-writes';
import '../../features/jobs/model/waiting-writes';
import { showWaiting } from '../../graphql/offline/waiting';
import { queueOf } from '../../graphql/offline/write-queue';
import { useToasts } from '../../ui/toasts';
import { t } from '../messages/device';

const texts = t.device.waiting;

/** Sends what waits on this device, and says what became of it. Every feature's changes that may wait are imported here. */
export function useWriteQueue(client: ApolloClient, userId: string | undefined): void {
  const toasts = useToasts();
  useEffect(() => {
    if (userId === undefined) return;
    return queueOf(client).start({
      onSaved: (writes) => toasts.success(texts.saved(writes.length, writes[0]?.title ?? '')),
      onRefused: ({ title }) =>
        toasts.stay(texts.failed(title), { label: t.common.waiting.show, onClick: () => showWaiting(true) }),
    });
  }, [client, toasts, userId]);
}
