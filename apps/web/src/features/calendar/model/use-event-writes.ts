import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useConfirm } from '../../../ui/confirm';
import { useToasts } from '../../../ui/toasts';
import type { CountBasis } from './cache-writes';
import { makeEventWrites } from './event-writes';
import type { EventWrites } from './event-writes';
import type { People } from './people';

/** The ways to change the calendar, for the page and its dialogs. */
export function useEventWrites(basis: CountBasis, people: People): EventWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  return useMemo(
    () => makeEventWrites({ client, toasts, confirm, people, basis }),
    [client, toasts, confirm, people, basis],
  );
}
