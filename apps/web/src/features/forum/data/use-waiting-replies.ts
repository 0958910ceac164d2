import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useQueuedWrites } from '../../../graphql/offline/queued';
import type { Draft } from './draft-post';
import { addReplyWrite } from './queued-writes';
import { shownRow } from './rows';
import type { Post } from './types';

/** The replies to a post that are queued on this device; shown even if the others cannot be loaded. */
export function useWaitingReplies(postId: string): readonly Post[] {
  const { cache } = useApolloClient();
  const writes = useQueuedWrites();
  return useMemo(
    () =>
      writes.flatMap(({ kind, basis, subject }) =>
        kind === addReplyWrite.kind && (basis as Draft).parentId === postId ? (shownRow(cache, subject) ?? []) : [],
      ),
    [cache, writes, postId],
  );
}
