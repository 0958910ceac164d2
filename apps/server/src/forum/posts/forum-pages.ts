import { Injectable } from '@nestjs/common';
import { isLongerThan, MAX_SEARCH_LENGTH, searchWords } from '@homefold/domain';
import { FORUM_CATEGORIES, isForumCategory } from '@homefold/domain/forum';
import type { Viewer } from '../../platform/auth';
import { invalid } from '../../platform/errors';
import { PAGE_MAX, assertPageLength, cursorOf, instantPart, pageOf, uuidPart, type Page } from '../../platform/pages';
import { ForumPostStore } from './forum-post.store';
import type { ForumPost } from './forum-post.types';
import { ForumPostsReader, LAST_ENTRY } from './forum-posts.reader';

/** Filters of a list. */
export interface ForumFilter {
  category?: string | null;
  /** Words that must all occur in the post, or all in one reply to it. */
  search?: string | null;
  isPinned?: boolean | null;
  isSaved?: boolean | null;
  isMine?: boolean | null;
  isUnread?: boolean | null;
}

const NEWEST_FIRST = 'p.created_at desc, p.id desc';
const OLDEST_FIRST = 'p.created_at, p.id';
/** Maximum replies returned with a post. */
const NEWEST_REPLIES = 100;

const cursor = cursorOf<{ at: Date; id: string }>({ at: instantPart, id: uuidPart });
const place = ({ createdAt, id }: ForumPost): string => cursor.write({ at: createdAt, id });
/** Before the newest post that is not pinned, when the pinned ones fill the first page. */
const BEFORE_ALL = cursor.write({
  at: new Date('9999-12-31T00:00:00Z'),
  id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
});

/** Lists of posts, newest first, and of the replies to one, oldest first. */
@Injectable()
export class ForumPages {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
  ) {}

  /**
   * @param first page size, 1 to 100
   * @param after `nextCursor` of the previous page
   * @throws DomainError INVALID, FEATURE_LOCKED
   */
  posts(caller: Viewer, filter: ForumFilter, first: number, after?: string | null): Promise<Page<ForumPost>> {
    return this.store.scope.read(caller, async (viewer) => {
      assertPageLength(first);
      const query = queryOf(filter, after ? cursor.read(after) : null);
      const posts = await this.reader.list(viewer, {
        ...query,
        orderBy: NEWEST_FIRST,
        limit: first + 1,
      });
      return pageOf(posts, first, place);
    });
  }

  /**
   * The documented list, with the newest replies to each post, oldest first. The first page begins with all pinned posts,
   * even if there are more than `first`; the other pages have none.
   *
   * @throws as `posts`
   */
  pinnedFirst(
    caller: Viewer,
    filter: ForumFilter,
    first: number,
    after?: string | null,
  ): Promise<Page<ForumPost> & { replies: ReadonlyMap<string, ForumPost[]> }> {
    return this.store.scope.read(caller, async (viewer) => {
      const [pinned, others] = await Promise.all([
        after ? [] : this.posts(viewer, { ...filter, isPinned: true }, PAGE_MAX).then(({ items }) => items),
        this.posts(viewer, { ...filter, isPinned: false }, first, after),
      ]);
      const room = Math.max(0, first - pinned.length);
      const shown = others.items.slice(0, room);
      const isLast = shown.length === others.items.length;
      const last = shown.at(-1);
      const page = {
        items: [...pinned, ...shown],
        nextCursor: isLast ? others.nextCursor : last ? place(last) : BEFORE_ALL,
      };
      const all = await this.reader.list(viewer, {
        name: 'replies_of_page',
        where: `p.id in (
          select n.id from unnest($3::uuid[]) post (id) cross join lateral (
            select n.id from forum_post n
            where n.family_id = $1 and n.parent_id = post.id and n.deleted_at is null
            order by n.created_at desc, n.id desc limit ${NEWEST_REPLIES}) n)`,
        orderBy: OLDEST_FIRST,
        values: [page.items.map(({ id }) => id)],
      });
      const replies = new Map<string, ForumPost[]>();
      for (const reply of all) {
        const of = reply.parentId ?? '';
        replies.set(of, [...(replies.get(of) ?? []), reply]);
      }
      return { ...page, replies };
    });
  }

  /**
   * Replies to a post.
   *
   * @param newestFirst from the newest backwards; otherwise from the oldest on
   * @throws DomainError NOT_FOUND, INVALID for a reply, FEATURE_LOCKED; as `posts`
   */
  replies(
    caller: Viewer,
    postId: string,
    { first, after, newestFirst = false }: { first: number; after?: string | null | undefined; newestFirst?: boolean },
  ): Promise<Page<ForumPost>> {
    return this.store.scope.read(caller, async (viewer) => {
      assertPageLength(first);
      const from = after ? cursor.read(after) : null;
      const post = await this.reader.placeOf(viewer, postId);
      if (post.parentId !== null) throw invalid('postId', 'This is a reply, which cannot have replies.');
      const isBeyond = from ? `and (p.created_at, p.id) ${newestFirst ? '<' : '>'} ($4, $5::uuid)` : '';
      const replies = await this.reader.list(viewer, {
        name: ['replies', ...(from ? ['after'] : []), ...(newestFirst ? ['newest'] : [])].join('_'),
        where: `p.parent_id = $3 ${isBeyond}`,
        orderBy: newestFirst ? NEWEST_FIRST : OLDEST_FIRST,
        limit: first + 1,
        values: [post.id, ...(from ? [from.at, from.id] : [])],
      });
      return pageOf(replies, first, place);
    });
  }
}

function queryOf(filter: ForumFilter, after: { at: Date; id: string } | null) {
  const values: unknown[] = [];
  const conditions = ['p.parent_id is null'];
  const names: string[] = [];
  /** @param name short, because it becomes part of the prepared statement's name of at most 63 characters */
  const and = (name: string, condition: (nth: number) => string, ...its: readonly unknown[]) => {
    names.push(name);
    conditions.push(condition(values.length + 3));
    values.push(...its);
  };
  if (after) and('a', (nth) => `(p.created_at, p.id) < ($${nth}, $${nth + 1}::uuid)`, after.at, after.id);
  if (filter.category && !isForumCategory(filter.category))
    throw invalid('category', `The category must be one of ${FORUM_CATEGORIES.join(', ')}.`);
  if (filter.category) and('c', (nth) => `p.category = $${nth}`, filter.category);
  for (const [name, value, isSo] of [
    ['p', filter.isPinned, 'p.pinned_at is not null'],
    ['s', filter.isSaved, 's.saved_at is not null'],
    ['m', filter.isMine, 'p.created_by = $2'],
    ['u', filter.isUnread, `(${LAST_ENTRY} > seen.seen_at)`],
  ] as const)
    if (typeof value === 'boolean') and(`${value ? '' : 'no'}${name}`, () => (value ? isSo : `not (${isSo})`));
  if (filter.search?.trim()) {
    if (isLongerThan(filter.search, MAX_SEARCH_LENGTH))
      throw invalid('search', `Search for at most ${MAX_SEARCH_LENGTH} characters`);
    const words = searchWords(filter.search);
    if (words.length === 0) and('none', () => 'false');
    else and(`w${words.length}`, (nth) => foundBy(words.length, nth), ...words);
  }
  return { name: ['page', ...names].join('_'), where: conditions.join(' and '), values };
}

/**
 * Matches are found first, by the full-text index. In one statement with the list's order, PostgreSQL overestimates how
 * frequent the words are and scans all rows of a large forum instead.
 */
const foundBy = (words: number, first: number): string => `p.id = any(array(
  with matches as materialized (
    select coalesce(f.parent_id, f.id) as id from searchable_forum_post f where f.family_id = $1 and
    ${Array.from({ length: words }, (_, nth) => `f.search @@ search_query($1, $${first + nth})`).join(' and ')})
  select distinct id from matches))`;
