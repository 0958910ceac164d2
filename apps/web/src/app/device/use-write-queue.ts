import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import '../../features/calendar/model/queued-writes';
import '../../features/jobs/model/queued-writes';
import { changesIn, registerLater } from '../../graphql/offline/known-writes';
import { queueOf } from '../../graphql/offline/write-queue';
import { useToasts } from '../../ui/toasts/toasts';
import { t } from '../../messages/device';

const texts = t.device.waiting;

registerLater(/Forum/, () => import('../../features/forum/data/queued-writes'));
registerLater(/KitchenItems?$/, () => import('../../features/meals/kitchen/model/queued-writes'));
registerLater(/Wish$/, () => import('../../features/wishlist/model/queued-writes'));
registerLater(/PlannedMeal$/, () => import('../../features/meals/week/model/queued-writes'));
registerLater(/^changeShoppingList$/, () => import('../../features/meals/shopping/model/queued-writes'));

/** Sends the queued writes and reports the results. All modules with queueable writes are named here. */
export function useWriteQueue(client: ApolloClient, userId: string | undefined): void {
  const toasts = useToasts();
  useEffect(() => {
    if (userId === undefined) return;
    return queueOf(client).start({
      onSaved: (writes) => toasts.success(texts.saved(changesIn(writes), writes[0]?.title ?? '')),
      // The banner links to it until it is settled.
      onRefused: ({ title }) => toasts.error(texts.failed(title)),
    });
  }, [client, toasts, userId]);
}
