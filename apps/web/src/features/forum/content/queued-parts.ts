import type { ApolloCache } from '@apollo/client';
import type { FamilyView } from '../../../graphql/family';
import { registerWrite } from '../../../graphql/offline/known-writes';
import type { WriteContent } from '../../../graphql/offline/known-writes';
import {
  ConfirmForumPostDocument,
  LinkForumPostDocument,
  PostPartsFragmentDoc,
  VoteInForumPollDocument,
} from '../generated';
import type { PostPartsFragment, PostPartsPersonFragment, VoteInForumPollMutationVariables } from '../generated';
import { voted } from '../polls/poll-votes';
import { typed } from './typed';

/** Changes the parts of a cached post; does nothing if it was never loaded. */
function changeParts(
  cache: ApolloCache,
  postId: string,
  change: (parts: PostPartsFragment) => PostPartsFragment,
): readonly string[] {
  cache.updateFragment<PostPartsFragment>(
    { id: `ForumPost:${postId}`, fragment: PostPartsFragmentDoc, fragmentName: 'PostParts' },
    (parts) => parts && change(parts),
  );
  return [postId];
}

/** The viewer as a person of the forum. */
export const viewerOf = ({ byId, me }: Pick<FamilyView, 'byId' | 'me'>): PostPartsPersonFragment => {
  const { displayName = '', avatarUrl = null, defaultAvatarId = null, hue = 'moss' } = byId.get(me) ?? {};
  return typed('ForumPerson', { memberId: me, displayName, avatarUrl, defaultAvatarId, hue });
};

/** The acting member, as the others see them. */
interface ByViewer {
  postId: string;
  me: PostPartsPersonFragment;
}

interface VoteBasis extends ByViewer {
  optionIds: readonly string[];
}
type Vote = WriteContent<VoteInForumPollMutationVariables, VoteBasis>;

/** A vote; may be queued, because it contains the whole choice. Of two queued votes the later one counts. */
export const voteWrite = registerWrite({
  kind: 'voteInForumPoll',
  mutation: VoteInForumPollDocument,
  show: (cache, { postId, optionIds, me }: VoteBasis) =>
    void changeParts(cache, postId, (post) => ({ ...post, poll: post.poll && voted(post.poll, optionIds, me) })),
  place: (_cache, _data, { postId }: VoteBasis) => [postId],
  inOrder: true,
  join: (_earlier: Vote, later: Vote): Vote => later,
});

interface ConfirmBasis extends ByViewer {
  /** When they confirmed. */
  at: string;
}

/** "I have read it"; may be queued, because it is idempotent. */
export const confirmWrite = registerWrite({
  kind: 'confirmForumPost',
  mutation: ConfirmForumPostDocument,
  show: (cache, { postId, me, at }: ConfirmBasis) =>
    void changeParts(cache, postId, (post) => ({ ...post, readBy: post.readBy && confirmed(post.readBy, me, at) })),
  place: (_cache, _data, { postId }: ConfirmBasis) => [postId],
});

/** Adds the viewer to those who have read it. */
const confirmed = (
  readBy: NonNullable<PostPartsFragment['readBy']>,
  me: PostPartsPersonFragment,
  confirmedAt: string,
): NonNullable<PostPartsFragment['readBy']> =>
  readBy.own
    ? readBy
    : {
        ...readBy,
        own: true,
        confirmed: [...readBy.confirmed, typed('ForumConfirmation', { member: me, confirmedAt })],
        waiting: readBy.waiting.filter(({ memberId }) => memberId !== me.memberId),
      };

/** The link between a post and a record made from it; may be queued behind the event, job or wish if that is queued. */
export const linkWrite = registerWrite({
  kind: 'linkForumPost',
  mutation: LinkForumPostDocument,
  place: (_cache, _data, { postId }: { postId: string }) => [postId],
});
