import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import '../../features/calendar/model/waiting-writes';
import '../../features/jobs/model/waiting-writes';
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
      // The banner leads to it for as long as it is not settled.
      onRefused: ({ title }) => toasts.error(texts.failed(title)),
    });
  }, [client, toasts, userId]);
}
