import { Injectable } from '@nestjs/common';
import { FORUM_REACTIONS, type ForumReaction } from '@homefold/domain/forum';
import { isUUID } from 'class-validator';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { shownColumns } from '../../platform/records';
import { forumPersonColumns, forumPersonOf, type ForumPersonRow } from '../forum-person';
import { shownPictures, type StoredPicture } from '../pictures/forum-picture.types';
import type { ForumReactions } from '../reactions/forum-reaction.types';
import { ForumPostEntity } from './forum-post.entity';
import { ForumPost } from './forum-post.types';

/** The condition in SQL, over a post `p` and `seen_at`, the time up to which the caller has read it. */
export interface PostSelection {
  /** Of the prepared statement. */
  name: string;
  /** `$3` is the first of `values`. */
  where: string;
  orderBy: string;
  limit?: number | null;
  values: readonly unknown[];
}

/** When a post `p` or its last reply was written. */
export const LAST_ENTRY = 'greatest(p.created_at, p.last_reply_at)';

/** Joins the parent of a reply `p`, for `IS_LIVE`, and up to when the member `$2` has read the post. */
export const READ_BY_CALLER = `
  join membership me on me.family_id = p.family_id and me.id = $2
  left join forum_post parent on parent.family_id = p.family_id and parent.id = p.parent_id
  left join forum_visit v on v.family_id = p.family_id and v.membership_id = $2
  left join forum_read r
    on r.family_id = p.family_id and r.membership_id = $2 and r.post_id = coalesce(p.parent_id, p.id)
  cross join lateral (select greatest(me.joined_at, v.read_until, r.read_at) as seen_at) seen`;

export const IS_LIVE = 'p.family_id = $1 and p.deleted_at is null and parent.deleted_at is null';

/** Excludes one's own: the author has read it. */
export const IS_UNREAD = `(p.parent_id is null or p.created_by <> $2) and
  (case when p.parent_id is null then ${LAST_ENTRY} else p.created_at end) > seen.seen_at`;

const columns = shownColumns(ForumPostEntity, ForumPost);
type Columns = Parameters<typeof columns.read>[0];

interface PostRow extends Columns, ForumPersonRow, Record<string, unknown> {
  storedPictures: StoredPicture[];
  replyCount: number;
  lastEntryAt: Date;
  isUnread: boolean;
  unreadReplies: number;
  isSaved: boolean;
}

interface ReactionRow extends ForumPersonRow, Record<string, unknown> {
  id: string;
  postId: string;
  type: ForumReaction;
}

/** Posts and replies as a member sees them. Call every function inside a scope. */
@Injectable()
export class ForumPostsReader {
  constructor(private readonly db: Database) {}

  /** A post or a reply. @throws DomainError NOT_FOUND */
  async get(viewer: FamilyViewer, id: string): Promise<ForumPost> {
    const [post] = isUUID(id) ? await this.some(viewer, [id]) : [];
    if (!post) throw notFound('Post');
    return post;
  }

  /** Only the ids of a post or a reply and of its parent. @throws DomainError NOT_FOUND */
  async placeOf({ familyId }: FamilyViewer, id: string): Promise<Pick<ForumPost, 'id' | 'parentId'>> {
    const [place] = isUUID(id)
      ? await this.db.sql<Pick<ForumPost, 'id' | 'parentId'>>({
          name: 'forum_place',
          text: `select p.id, p.parent_id as "parentId" from forum_post p
                 left join forum_post parent on parent.family_id = p.family_id and parent.id = p.parent_id
                 where ${IS_LIVE} and p.id = $2`,
          values: [familyId, id],
        })
      : [];
    if (!place) throw notFound('Post');
    return place;
  }

  /** The posts and replies with these ids, except those in the bin. */
  some(viewer: FamilyViewer, ids: readonly string[]): Promise<ForumPost[]> {
    return this.list(viewer, { name: 'some', where: 'p.id = any($3::uuid[])', orderBy: 'p.id', values: [ids] });
  }

  async list(
    viewer: FamilyViewer,
    { name, where, orderBy, limit = null, values }: PostSelection,
  ): Promise<ForumPost[]> {
    const rows = await this.db.sql<PostRow>({
      name: `forum_posts_${name}`,
      text: `
        select ${columns.select('p')}, ${forumPersonColumns('a')},
          p.stored_pictures as "storedPictures", p.reply_count as "replyCount", ${LAST_ENTRY} as "lastEntryAt",
          s.saved_at is not null as "isSaved", (${IS_UNREAD}) as "isUnread",
          case when p.last_reply_at > seen.seen_at then (
            select count(*)::int from forum_post n
            where n.family_id = p.family_id and n.parent_id = p.id and n.deleted_at is null
              and n.created_at > seen.seen_at and n.created_by <> $2) else 0 end as "unreadReplies"
        from forum_post p join membership a on a.family_id = p.family_id and a.id = p.created_by ${READ_BY_CALLER}
        left join forum_saved s on s.family_id = p.family_id and s.membership_id = $2 and s.post_id = p.id
        where ${IS_LIVE} and (${where}) order by ${orderBy} limit $${values.length + 3}`,
      values: [viewer.familyId, viewer.membershipId, ...values, limit],
    });
    const reactions = await this.reactions(
      viewer,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => postOf(viewer, row, reactions.get(row.id) ?? []));
  }

  private async reactions({ familyId }: FamilyViewer, ids: readonly string[]): Promise<Map<string, ReactionRow[]>> {
    const found = new Map<string, ReactionRow[]>();
    if (ids.length === 0) return found;
    const rows = await this.db.sql<ReactionRow>({
      name: 'forum_reactions',
      text: `select f.id, f.post_id as "postId", f.type, ${forumPersonColumns('m')}
             from forum_reaction f join membership m on m.family_id = f.family_id and m.id = f.membership_id
             where f.family_id = $1 and f.post_id = any($2::uuid[]) order by f.created_at, f.id`,
      values: [familyId, ids],
    });
    for (const row of rows) found.set(row.postId, [...(found.get(row.postId) ?? []), row]);
    return found;
  }
}

function postOf(viewer: FamilyViewer, row: PostRow, reactionRows: readonly ReactionRow[]): ForumPost {
  const post = columns.read(row);
  const author = forumPersonOf(row);
  const mayChange = author.memberId === viewer.membershipId || viewer.role === 'admin';
  return {
    ...post,
    ...{ author, mayChange, mayPin: mayChange && post.parentId === null, isPinned: post.pinnedAt !== null },
    ...{ replyCount: row.replyCount, lastEntryAt: row.lastEntryAt, isSaved: row.isSaved },
    pictures: shownPictures(row.storedPictures),
    ...{ isUnread: row.isUnread, unreadReplies: row.unreadReplies },
    reactions: FORUM_REACTIONS.map((type) => reactionsOf(viewer, type, reactionRows)),
  };
}

function reactionsOf(viewer: FamilyViewer, type: ForumReaction, rows: readonly ReactionRow[]): ForumReactions {
  const given = rows.filter((row) => row.type === type);
  const members = given.map(forumPersonOf);
  return {
    ...{ type, members, count: members.length, ids: given.map(({ id }) => id) },
    own: members.some(({ memberId }) => memberId === viewer.membershipId),
  };
}
