import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFamily } from '../../../graphql/family';
import { serverNow } from '../../../graphql/offline/server-clock';
import { useToasts } from '../../../ui/toasts/toasts';
import { makeForumWrites } from './forum-writes';
import type { ForumWrites } from './forum-writes';

/** Creates the writes for a page. */
export function useForumWrites(): ForumWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const family = useFamily();
  return useMemo(() => makeForumWrites({ client, toasts, family, now: serverNow }), [client, toasts, family]);
}
