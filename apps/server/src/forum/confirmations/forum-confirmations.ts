import { Injectable } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict } from '../../platform/errors';
import { forumPersonColumns, forumPersonOf, type ForumPersonRow } from '../forum-person';
import { ForumPostStore } from '../posts/forum-post.store';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostsReader } from '../posts/forum-posts.reader';
import type { ForumReadBy } from './forum-confirmation.types';

interface AskedRow extends ForumPersonRow, Record<string, unknown> {
  postId: string;
  confirmedAt: Date | null;
}

/** Who has confirmed that they have read a post that requests it (product rule 85). */
@Injectable()
export class ForumConfirmations {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly changes: FamilyChanges,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** By post id, for the posts that request it. */
  of(caller: Viewer, postIds: readonly string[]): Promise<ReadonlyMap<string, ForumReadBy>> {
    return this.store.scope.read(caller, async ({ familyId, membershipId }) => {
      const rows = await this.db.sql<AskedRow>({
        name: 'forum_read_by',
        text: `select p.id as "postId", c.confirmed_at as "confirmedAt", ${forumPersonColumns('m')}
               from forum_post p
               join membership m on m.family_id = p.family_id
               left join forum_confirmation c
                 on c.family_id = p.family_id and c.post_id = p.id and c.membership_id = m.id
               where p.family_id = $1 and p.id = any($2::uuid[]) and p.asks_read_by
                 and (c.confirmed_at is not null
                   or (m.left_at is null and m.user_id is not null and m.id <> p.created_by))
               order by c.confirmed_at, m.joined_at, m.id`,
        values: [familyId, postIds],
      });
      const all = new Map(postIds.map((id): [string, ForumReadBy] => [id, { confirmed: [], waiting: [], own: false }]));
      for (const { postId, confirmedAt, ...person } of rows) {
        const readBy = all.get(postId);
        const member = forumPersonOf(person);
        if (confirmedAt) readBy?.confirmed.push({ member, confirmedAt });
        else readBy?.waiting.push(member);
        if (readBy && confirmedAt && member.memberId === membershipId) readBy.own = true;
      }
      return all;
    });
  }

  /**
   * Stores the caller's confirmation; idempotent. The post's author does not need to confirm.
   *
   * @throws DomainError NOT_FOUND, CONFLICT for a post that does not request it, FEATURE_LOCKED
   */
  confirm(caller: Viewer, postId: string): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const post = await this.reader.get(viewer, postId);
      if (!post.asksReadBy) throw conflict('CONFLICT', 'This post does not ask who has read it.');
      if (post.author.memberId === viewer.membershipId) return post;
      const added = await this.db.sql({
        name: 'forum_confirm',
        text: `insert into forum_confirmation (family_id, post_id, membership_id, confirmed_at) values ($1, $2, $3, $4)
               on conflict do nothing returning 1`,
        values: [viewer.familyId, post.id, viewer.membershipId, this.clock.now()],
      });
      if (added.length > 0) await this.changes.publish(viewer, { type: 'forum_post', id: post.id, action: 'updated' });
      return post;
    });
  }
}
