import type { ApolloCache } from '@apollo/client';
import { registerWrite } from '../../../graphql/offline/known-writes';
import {
  AddForumPostDocument,
  AddForumReplyDocument,
  ReactToForumPostDocument,
  SaveForumPostDocument,
} from '../generated';
import '../content/queued-parts';
import { writeDraft } from './draft-post';
import type { Draft } from './draft-post';
import { changePost, placePost } from './rows';
import type { Author, ReactionType } from './types';

/** The viewer's membership id, which determines the lists a post belongs to. */
interface Viewed {
  me: string;
}

const show = (cache: ApolloCache, { me, ...draft }: Draft & Viewed): void => {
  writeDraft(cache, draft);
  placePost(cache, draft.id, me);
  if (draft.parentId !== null) countReply(cache, draft.parentId, draft.at);
};

/** Increments the reply count, unless the post has been fetched since. */
const countReply = (cache: ApolloCache, postId: string, at: string): void =>
  void changePost(cache, postId, (post) =>
    post.lastEntryAt < at ? { ...post, replyCount: post.replyCount + 1, lastEntryAt: at } : post,
  );

/** A new post; may be queued, because the server stores it once per idempotency key. */
export const addPostWrite = registerWrite({
  kind: 'addForumPost',
  mutation: AddForumPostDocument,
  show,
  place: (cache, { addForumPost }, { me }: Draft & Viewed) => placePost(cache, addForumPost.id, me),
  idOf: ({ addForumPost }) => addForumPost.id,
});

/** A reply; may be queued for the same reason. */
export const addReplyWrite = registerWrite({
  kind: 'addForumReply',
  mutation: AddForumReplyDocument,
  show,
  place: (cache, { addForumReply: reply }, { me }: Draft & Viewed) => {
    if (reply.parentId !== null) countReply(cache, reply.parentId, reply.createdAt);
    return placePost(cache, reply.id, me);
  },
  idOf: ({ addForumReply }) => addForumReply.id,
});

const isGone = ({ code }: { code: string }): boolean => code === 'NOT_FOUND';

/** A reaction as a target state: may be queued and sent twice. Applied on top of concurrent changes by others. */
export const reactWrite = registerWrite({
  kind: 'reactToForumPost',
  mutation: ReactToForumPostDocument,
  show: (cache, { id, type, isOn, viewer }: { id: string; type: ReactionType; isOn: boolean; viewer: Author }) =>
    void changePost(cache, id, (post) => ({
      ...post,
      reactions: post.reactions.map((one) => {
        if (one.type !== type || one.own === isOn) return one;
        const others = one.members.filter(({ memberId }) => memberId !== viewer.memberId);
        const person = Object.assign({ __typename: 'ForumPerson' as const }, viewer);
        return {
          ...one,
          own: isOn,
          count: one.count + (isOn ? 1 : -1),
          members: isOn ? [...others, person] : others,
        };
      }),
    })),
  inOrder: true,
  place: (_cache, { reactToForumPost }) => [reactToForumPost.id],
  reverses: (later, earlier) => later.id === earlier.id && later.type === earlier.type && later.isOn !== earlier.isOn,
  isDone: isGone,
});

/** Whether the viewer has saved a post; also a target state. */
export const savePostWrite = registerWrite({
  kind: 'saveForumPost',
  mutation: SaveForumPostDocument,
  show: (cache, { id, isSaved, me }: { id: string; isSaved: boolean } & Viewed) => {
    changePost(cache, id, (post) => ({ ...post, isSaved }));
    placePost(cache, id, me);
  },
  inOrder: true,
  place: (cache, { saveForumPost }, { me }) => placePost(cache, saveForumPost.id, me),
  reverses: (later, earlier) => later.id === earlier.id && later.isSaved !== earlier.isSaved,
  isDone: isGone,
});
