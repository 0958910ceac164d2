import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf, inserted, modifyField, rowsOf, without } from '../../../graphql/records/lists';
import type { CachedPage, ReadField } from '../../../graphql/records/lists';
import { ForumPlaceFieldsFragmentDoc, ForumPostFieldsFragmentDoc } from '../generated';
import type { ForumPlaceFieldsFragment, ForumPostsQueryVariables, ForumRepliesQueryVariables } from '../generated';
import type { Post } from './types';

export const POSTS = 'forumPosts';
export const REPLIES = 'forumReplies';

export const cacheId = (id: string): string => `ForumPost:${id}`;

/** Complete posts and replies; writes include the `__typename`s. */
export const rows = rowsOf<Post>('ForumPost', ForumPostFieldsFragmentDoc, 'ForumPostFields', (row) => row);

/** A row as shown, including queued changes of this device. */
export const shownRow = (cache: ApolloCache, id: string): Post | null =>
  cache.readFragment({ id: cacheId(id), fragment: ForumPostFieldsFragmentDoc, fragmentName: 'ForumPostFields' }, true);

const placeFieldsOf = (cache: ApolloCache, id: string): ForumPlaceFieldsFragment | null =>
  cache.readFragment({ id: cacheId(id), fragment: ForumPlaceFieldsFragmentDoc, fragmentName: 'ForumPlaceFields' });

type Where = Partial<ForumPostsQueryVariables>;

/**
 * Whether a post belongs on a list. A list of saved or unread posts keeps those that no longer match while it is on screen.
 * Only the server knows the results of a search.
 */
const belongs = (post: ForumPlaceFieldsFragment, where: Where, me: string, isThere: boolean): boolean =>
  (where.category == null || where.category === post.category) &&
  (where.isPinned == null || where.isPinned === post.isPinned) &&
  (where.isMine == null || where.isMine === (post.author.memberId === me)) &&
  (isThere || (!where.search && (!where.isSaved || post.isSaved) && (!where.isUnread || post.isUnread)));

/** The page with the row in its position, or without it. */
function placed(
  page: CachedPage,
  post: ForumPlaceFieldsFragment,
  belongsHere: boolean,
  read: ReadField,
  precedes: (time: string) => boolean,
): CachedPage {
  const others = without(page.items, post.id, read);
  const isThere = others.length < page.items.length;
  if (isThere === belongsHere) return page;
  if (isThere) return { ...page, items: others };
  const ref: Reference = { __ref: cacheId(post.id) };
  const items = inserted(page, ref, (other) => precedes(String(read('createdAt', other))));
  return items ? { ...page, items } : page;
}

/** Adds a cached post or reply to the lists it belongs to, and removes it from the others. @returns its id */
export function placePost(cache: ApolloCache, id: string, me: string): readonly string[] {
  const post = placeFieldsOf(cache, id);
  if (!post) return [];
  const { createdAt, parentId } = post;
  if (parentId === null)
    modifyField<CachedPage>(cache, POSTS, (page, name, read) => {
      const isThere = page.items.some((one) => read('id', one) === id);
      const isHere = belongs(post, argumentsOf<Where>(name), me, isThere);
      return placed(page, post, isHere, read, (other) => createdAt > other);
    });
  else
    modifyField<CachedPage>(cache, REPLIES, (page, name, read) =>
      argumentsOf<ForumRepliesQueryVariables>(name).postId === parentId
        ? placed(page, post, true, read, (other) => createdAt > other)
        : page,
    );
  return [id];
}

/** Removes a post or a reply from every list. */
export function takeOut(cache: ApolloCache, id: string): readonly string[] {
  for (const field of [POSTS, REPLIES])
    modifyField<CachedPage>(cache, field, (page, _name, read) => {
      const items = without(page.items, id, read);
      return items.length === page.items.length ? page : { ...page, items };
    });
  return [id];
}

/** Changes a cached post; does nothing if it was never loaded. */
export function changePost(cache: ApolloCache, id: string, change: (post: Post) => Post): readonly string[] {
  const post = rows.read(cache, id);
  if (post) rows.write(cache, change(post));
  return [id];
}
