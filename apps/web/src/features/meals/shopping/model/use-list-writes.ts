import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useToasts } from '../../../../ui/toasts/toasts';
import { makeListWrites } from './list-writes';
import type { ListWrites } from './list-writes';

/** The changes of the lists themselves. */
export function useListWrites(): ListWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const { me } = useFamily();
  return useMemo(() => makeListWrites(client, toasts, me), [client, toasts, me]);
}
