import { useFamily } from '../../../graphql/family';
import { ForumPostsDocument, ForumRepliesDocument } from '../generated';
import { useDeleted } from './deleted';
import { asked } from './filter';
import type { ForumFilter } from './filter';
import { useStableList } from './stable-list';
import type { StableList } from './stable-list';
import type { Post } from './types';
import { usePages } from './use-pages';
import type { Pages } from './use-pages';

/** Posts of a page of the list. */
const PAGE = 20;
const REPLIES_PAGE = 50;

/** A list as it is shown. */
export interface ShownPosts extends Pages {
  /** null while nothing is loaded. */
  list: StableList<Post> | null;
}

/** The posts matching a filter. @param isPinned the pinned ones, the others, or with null both */
export function usePosts(filter: ForumFilter, isPinned: boolean | null): ShownPosts {
  const where = asked(filter, isPinned);
  const pages = usePages(ForumPostsDocument, { ...where, first: PAGE }, ({ forumPosts }) => forumPosts);
  return { ...pages, list: useStablePosts(JSON.stringify(where), pages) };
}

/** The replies to a post, newest first. */
export function useReplies(postId: string): ShownPosts {
  const pages = usePages(ForumRepliesDocument, { postId, first: REPLIES_PAGE }, ({ forumReplies }) => forumReplies);
  return { ...pages, list: useStablePosts(postId, pages) };
}

function useStablePosts(of: string, { page }: Pages): StableList<Post> | null {
  const { me } = useFamily();
  const deleted = useDeleted();
  return useStableList(page?.items ?? null, {
    of,
    hasMore: page?.nextCursor != null,
    isOwn: ({ author }) => author.memberId === me,
    isGone: (id) => deleted.has(id),
  });
}
