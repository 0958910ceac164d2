import { nameOfPost } from '@homefold/domain/forum-text';
import type { ApolloClient, OperationVariables } from '@apollo/client';
import { toPublicError, isNetworkError } from '../../../graphql/errors';
import type { PublicError } from '../../../graphql/errors';
import type { FamilyView } from '../../../graphql/family';
import type { Answer } from '../../../graphql/offline/known-writes';
import type { NewWrite } from '../../../graphql/offline/write-queue';
import { queueOf } from '../../../graphql/offline/write-queue';
import { deletedItem, makeRecordWrites } from '../../../graphql/records/record-writes';
import { refusalText } from '../../../graphql/records/refusals';
import { errorText } from '../../../graphql/use-domain-form';
import { t } from '../../../messages/forum/forum';
import { draftId } from '../../../ui/browser/draft-id';
import { newKey } from '../../../ui/browser/new-key';
import type { ToastApi } from '../../../ui/toasts/toasts';
import {
  DeleteForumPostDocument,
  ForumPostNowDocument,
  MarkForumReadDocument,
  PinForumPostDocument,
  UndoForumChangeDocument,
  UpdateForumPostDocument,
} from '../generated';
import type { ForumPostChanges, ForumPostInput, ForumPostNowQuery } from '../generated';
import { nameOf } from '../post/author';
import { viewerOf } from './draft-post';
import { refetchForum } from './live';
import { addPostWrite, addReplyWrite, reactWrite, savePostWrite } from './queued-writes';
import { changePost, placePost, shownRow, takeOut } from './rows';
import type { Post, ReactionType } from './types';

const labels = t.forum.post;
const replyWords = t.forum.replies;

/** All writes of the forum. Each is optimistic; new posts and replies, reactions and saves are queued while offline. */
export interface ForumWrites {
  /** Throws on refusal. @param key the same for all attempts of one form @returns the post; a draft while it is queued */
  add: (input: ForumPostInput, key: string) => Promise<Post>;
  /** Changes a post or reply, given the version that was shown. Throws on refusal. */
  edit: (post: Post, changes: ForumPostChanges) => Promise<void>;
  /** The server's current version, from a version conflict. Throws when it no longer exists. */
  current: (id: string, refusal?: PublicError) => Promise<Post>;
  /** @param key the same for all attempts @returns the error message; null on success, and while it is queued */
  reply: (post: Post, text: string, key: string) => Promise<string | null>;
  /** Sets or removes a reaction; never throws. */
  react: (post: Post, type: ReactionType, isOn: boolean) => Promise<void>;
  /** Saves or unsaves a post for the viewer; never throws. */
  keep: (post: Post, isSaved: boolean) => Promise<void>;
  /** Never throws. */
  pin: (post: Post, isPinned: boolean) => Promise<void>;
  /** Moves a post or reply to the bin, with Undo; never throws. */
  remove: (post: Post) => Promise<void>;
  /** Marks these posts and their replies as read, or all. Failures are ignored. */
  markRead: (ids: readonly string[] | null) => Promise<void>;
}

interface Tools {
  client: ApolloClient;
  toasts: ToastApi;
  family: FamilyView;
  /** In milliseconds, by the server's clock. */
  now: () => number;
}

/** A post with a name, as required by the kit. */
type Named = Post & { title: string };
const named = (post: Post): Named => ({ ...post, title: nameOfPost(post) });

export function makeForumWrites({ client, toasts, family, now }: Tools): ForumWrites {
  const { cache } = client;
  const { me } = family;
  const { change, attempt, offerUndo, save, current } = makeRecordWrites<Named, ForumPostNowQuery>(
    { client, toasts },
    {
      now: { query: ForumPostNowDocument, rowOf: ({ forumPost }) => named(forumPost) },
      // a refusal contains only the post's row, without its parts, so it is fetched
      keep: () => undefined,
      undo: (send, key) =>
        send({
          mutation: UndoForumChangeDocument,
          variables: { key },
          place: (store, { undo }) =>
            undo.flatMap((row) => (row.__typename === 'ForumPost' ? placePost(store, row.id, me) : [])),
        }),
      gone: () => labels.toasts.gone,
      refetch: () => refetchForum(client),
    },
  );

  const removeNow = (post: Post, undoKey: string): Promise<unknown> =>
    change({
      mutation: DeleteForumPostDocument,
      variables: { id: post.id, undoKey },
      shown: { deleteForumPost: deletedItem(post.id) },
      place: (store) => takeOut(store, post.id),
    });

  /** Deletes what was just written. */
  const takeBack = (post: Post, message: string): Promise<void> =>
    attempt(named(post), labels.toasts.deleteUnreachable, async () => {
      await removeNow(post, newKey());
      toasts.success(message);
    });

  const remove = async (post: Post): Promise<void> => {
    const isReply = post.parentId !== null;
    const undoKey = newKey();
    try {
      await removeNow(post, undoKey);
      const message = isReply ? replyWords.deleted : labels.toasts.deleted;
      offerUndo(undoKey, { message, before: [named(post)], after: [] });
    } catch (thrown) {
      const error = toPublicError(thrown);
      const again = (): void => void remove(post);
      if (isNetworkError(thrown))
        return toasts.retry(isReply ? replyWords.deleteFailed : labels.toasts.deleteUnreachable, again);
      if (error.code === 'NOT_FOUND') toasts.error(isReply ? replyWords.gone : labels.toasts.gone);
      else toasts.error(isReply ? errorText(error) : labels.toasts.deleteFailed(errorText(error)));
      void refetchForum(client);
    }
  };

  /** Sends a target state; queued without a toast while offline, because its button shows the state. */
  const set = async <Data extends Answer, Variables extends OperationVariables, Basis>(
    post: Post,
    failed: string,
    write: NewWrite<Data, Variables, Basis>,
  ): Promise<void> => attempt(named(post), failed, async () => void (await queueOf(client).save(write)));

  return {
    current,
    async add(input, idempotencyKey) {
      const id = draftId(idempotencyKey);
      const draft = { id, parentId: null, input, author: viewerOf(family), at: new Date(now()).toISOString() };
      const name = nameOfPost({ title: input.title?.trim() || null, content: input.content ?? '' });
      const answer = await save({
        write: addPostWrite,
        variables: { input, idempotencyKey },
        basis: { ...draft, me },
        subject: id,
        title: name,
      });
      if (!answer) {
        const waiting = shownRow(cache, id);
        if (!waiting) throw new Error('A waiting post is not shown');
        return waiting;
      }
      const post = answer.addForumPost;
      toasts.undo(labels.toasts.added, () => void takeBack(post, labels.toasts.deleted));
      return post;
    },
    async edit(post, changes) {
      const undoKey = newKey();
      const { updateForumPost: after } = await change({
        mutation: UpdateForumPostDocument,
        variables: { id: post.id, input: changes, version: post.version, undoKey },
        place: (store, { updateForumPost }) => placePost(store, updateForumPost.id, me),
      });
      if (after.version === post.version) return;
      const message = post.parentId === null ? labels.toasts.changed : replyWords.changed;
      offerUndo(undoKey, { message, before: [named(post)], after: [named(after)] });
    },
    async reply(post, text, idempotencyKey) {
      const id = draftId(idempotencyKey);
      const input = { content: text };
      const draft = { id, parentId: post.id, input, author: viewerOf(family), at: new Date(now()).toISOString() };
      try {
        const answer = await save({
          write: addReplyWrite,
          variables: { parentId: post.id, input, idempotencyKey },
          basis: { ...draft, me },
          subject: id,
          title: replyWords.to(nameOf(post.author)),
        });
        if (answer) toasts.undo(replyWords.posted, () => void takeBack(answer.addForumReply, replyWords.deleted));
        return null;
      } catch (thrown) {
        const error = toPublicError(thrown);
        if (error.code === 'NOT_FOUND') return labels.toasts.gone;
        if (isNetworkError(thrown) || error.code === 'INTERNAL') return replyWords.postError;
        return refusalText(error, replyWords.postFailed);
      }
    },
    react: (post, type, isOn) =>
      set(post, labels.reactions.failed, {
        write: reactWrite,
        variables: { id: post.id, type, isOn },
        basis: { id: post.id, type, isOn, viewer: viewerOf(family) },
        subject: `${post.id} ${type}`,
        title: labels.reactions.waiting(labels.reactions[type]),
      }),
    keep: (post, isSaved) =>
      set(post, labels.saveFailed, {
        write: savePostWrite,
        variables: { id: post.id, isSaved },
        basis: { id: post.id, isSaved, me },
        subject: `${post.id} saved`,
        title: nameOfPost(post),
      }),
    pin: (post, isPinned) =>
      attempt(named(post), isPinned ? labels.toasts.pinFailed : labels.toasts.unpinFailed, async () => {
        const undoKey = newKey();
        const { pinForumPost: after } = await change({
          mutation: PinForumPostDocument,
          variables: { id: post.id, isPinned, undoKey },
          place: (store, { pinForumPost }) => placePost(store, pinForumPost.id, me),
        });
        const message = isPinned ? labels.toasts.pinned : labels.toasts.unpinned;
        offerUndo(undoKey, { message, before: [named(post)], after: [named(after)] });
      }),
    remove,
    async markRead(ids) {
      await change({
        mutation: MarkForumReadDocument,
        variables: { ids: ids && [...ids] },
        place: (store) => {
          for (const id of ids ?? []) changePost(store, id, (post) => ({ ...post, isUnread: false, unreadReplies: 0 }));
          return [];
        },
      });
    },
  };
}
