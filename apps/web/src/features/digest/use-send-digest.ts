import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../messages';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { useToasts } from '../../ui/toasts/toasts';

/** Sends the daily digest, then shows a toast for eight seconds. The code is loaded on demand. */
export function useSendDigest(family: FamilyFieldsFragment | null): { isSending: boolean; send: () => void } {
  const client = useApolloClient();
  const toasts = useToasts();
  const [isSending, setSending] = useState(false);
  const send = (): void => {
    if (isSending || !family) return;
    setSending(true);
    void import('./send-digest')
      .then(({ sendDigest }) => sendDigest(client, family.settings))
      .catch((error: unknown) => {
        // the documented message refers to the console
        console.error(error);
        return { sent: false, text: t.shell.digest.unreachable };
      })
      .then(({ sent, text }) => (sent ? toasts.mailed : toasts.notMailed)(text))
      .finally(() => setSending(false));
  };
  return { isSending, send };
}
