import { Injectable } from '@nestjs/common';
import { FORUM_REACTIONS, isForumReaction } from '@homefold/domain/forum';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { ForumPostStore } from '../posts/forum-post.store';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostsReader } from '../posts/forum-posts.reader';

/** Reactions to posts and replies: each member has at most one of each type. */
@Injectable()
export class ForumReactionsService {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds or removes the caller's reaction of a type. The post's version stays the same.
   *
   * @param isOn left out: toggles it
   * @throws DomainError INVALID for another type, NOT_FOUND, FEATURE_LOCKED
   */
  react(caller: Viewer, id: string, type: string, isOn?: boolean | null): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      if (!isForumReaction(type))
        throw invalid('reactionType', `The reaction must be one of ${FORUM_REACTIONS.join(', ')}.`);
      const post = await this.reader.placeOf(viewer, id);
      // Concurrent calls wait for each other, and each toggles the state that the previous one left.
      await this.db.lock(`reactions of ${viewer.membershipId} to ${post.id}`);
      const key = [viewer.familyId, post.id, viewer.membershipId, type];
      const removed =
        isOn === true
          ? []
          : await this.db.sql({
              name: 'forum_reaction_remove',
              text: `delete from forum_reaction
                     where family_id = $1 and post_id = $2 and membership_id = $3 and type = $4 returning id`,
              values: key,
            });
      const added =
        isOn === false || removed.length > 0
          ? []
          : await this.db.sql({
              name: 'forum_reaction_add',
              text: `insert into forum_reaction (family_id, post_id, membership_id, type, created_at)
                     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
              values: [...key, this.clock.now()],
            });
      if (removed.length + added.length > 0) await this.store.records.news.publish(viewer, 'updated', post);
      return this.reader.get(viewer, post.id);
    });
  }
}
