import { useApolloClient } from '@apollo/client/react';
import { toPublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { refetchFields } from '../../../graphql/live/live-registry';
import { queueOf } from '../../../graphql/offline/write-queue';
import { makeChange } from '../../../graphql/records/change';
import { makeAttempt } from '../../../graphql/records/refusals';
import { errorText } from '../../../graphql/use-domain-form';
import { t } from '../../../messages/forum/parts';
import { useToasts } from '../../../ui/toasts/toasts';
import { viewerOf, voteWrite } from '../content/queued-parts';
import { CloseForumPollDocument } from '../generated';
import type { PostPartsFragment } from '../generated';

const labels = t.forumParts.poll;

/** Votes in the poll of a post: optimistic, queued while offline, rolled back with the reason if refused. */
export function useVote(post: PostPartsFragment): {
  /** @returns whether the server has counted it */
  vote: (optionIds: string[]) => Promise<boolean>;
  end: () => Promise<void>;
} {
  const client = useApolloClient();
  const toasts = useToasts();
  const family = useFamily();
  const refetch = (): Promise<unknown> => refetchFields(client, new Set(['forumPosts', 'forumPost']));
  return {
    vote: async (optionIds) => {
      const { id } = post;
      try {
        const answer = await queueOf(client).save({
          write: voteWrite,
          variables: { id, optionIds },
          shown: { voteInForumPoll: post },
          basis: { postId: id, optionIds, me: viewerOf(family) },
          subject: `poll-${id}`,
          title: post.poll?.question ?? labels.label,
        });
        if (answer === 'queued') toasts.kept(labels.waits);
        return answer !== 'queued';
      } catch (thrown) {
        // the server's message explains why it is not counted
        toasts.error(errorText(toPublicError(thrown)));
        await refetch();
        return false;
      }
    },
    end: () =>
      makeAttempt(toasts, refetch)({ gone: labels.gone, failed: labels.endFailed }, async () => {
        await makeChange(client)({
          mutation: CloseForumPollDocument,
          variables: { id: post.id },
          place: () => [post.id],
        });
      }),
  };
}
