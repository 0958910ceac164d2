import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../app/messages';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { useToasts } from '../../ui/toasts';

/** Sending the daily digest: idle or sending, then a message for eight seconds. What does it is loaded when it is asked for. */
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
        // the documented sentence sends people there
        console.error(error);
        return { sent: false, text: t.shell.digest.unreachable };
      })
      .then(({ sent, text }) => (sent ? toasts.mailed : toasts.notMailed)(text))
      .finally(() => setSending(false));
  };
  return { isSending, send };
}
