import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { ForumReplyAddedDocument } from '../generated';
import { writeReply } from './draft-post';
import { placePost, rows } from './rows';
import { noteStopped } from './typing';

/** Allowance for slow connections until the stream is open, in seconds. */
const LINE_S = 10;

/** Shows replies of others as soon as they are posted; mounted once on the page. */
export function useNewReplies(): void {
  const { cache } = useApolloClient();
  const { me, isAdmin } = useFamily();
  const [variables] = useState({ last: LINE_S });
  useSubscription(ForumReplyAddedDocument, {
    variables,
    ignoreResults: true,
    onData: ({ data }) => {
      const reply = data.data?.forumReplyAdded;
      if (!reply) return;
      noteStopped(reply.parentId, reply.author.memberId);
      // Already received with the mutation's answer, or fetched.
      if (reply.author.memberId === me || rows.read(cache, reply.id)) return;
      writeReply(cache, reply, isAdmin);
      placePost(cache, reply.id, me);
    },
  });
}
