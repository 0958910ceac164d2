import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';

/** After this much inactivity a new visit starts. */
const SAME_VISIT_MS = 30 * 60_000;

/** What a member has read and saved; visible to nobody else. Call every method inside a write scope. */
@Injectable()
export class ForumReading {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks these posts and their replies as read. Ids of replies and of other families are ignored.
   *
   * @param until what was written later stays new
   */
  async read(
    { familyId, membershipId }: FamilyViewer,
    postIds: readonly string[],
    until: Date = this.clock.now(),
  ): Promise<void> {
    await this.db.sql({
      name: 'forum_read',
      text: `insert into forum_read (family_id, membership_id, post_id, read_at)
             select p.family_id, $2, p.id, $4 from forum_post p
             where p.family_id = $1 and p.id = any($3::uuid[]) and p.parent_id is null
             order by p.id
             on conflict (family_id, membership_id, post_id)
             do update set read_at = greatest(forum_read.read_at, excluded.read_at)`,
      values: [familyId, membershipId, postIds, until],
    });
  }

  /** Marks everything as read. @param until as in `read` */
  async readAll({ familyId, membershipId }: FamilyViewer, until: Date = this.clock.now()): Promise<void> {
    await this.db.sql({
      name: 'forum_read_all',
      text: `insert into forum_visit (family_id, membership_id, visited_at, read_until) values ($1, $2, $3, $4)
             on conflict (family_id, membership_id)
             do update set read_until = greatest(forum_visit.read_until, excluded.read_until)`,
      values: [familyId, membershipId, this.clock.now(), until],
    });
    await this.db.sql({
      name: 'forum_read_forget',
      text: 'delete from forum_read where family_id = $1 and membership_id = $2 and read_at <= $3',
      values: [familyId, membershipId, until],
    });
  }

  /** A visit ends after half an hour without activity. */
  async visit({ familyId, membershipId }: FamilyViewer): Promise<void> {
    const now = this.clock.now();
    await this.db.sql({
      name: 'forum_visit',
      text: `insert into forum_visit (family_id, membership_id, visited_at) values ($1, $2, $3)
             on conflict (family_id, membership_id) do update set
               previous_at = case when forum_visit.visited_at < $4 then forum_visit.visited_at
                                  else forum_visit.previous_at end,
               visited_at = greatest(forum_visit.visited_at, excluded.visited_at)`,
      values: [familyId, membershipId, now, new Date(now.getTime() - SAME_VISIT_MS)],
    });
  }

  async save({ familyId, membershipId }: FamilyViewer, postId: string, isSaved: boolean): Promise<void> {
    if (isSaved)
      await this.db.sql({
        name: 'forum_save',
        text: `insert into forum_saved (family_id, membership_id, post_id, saved_at) values ($1, $2, $3, $4)
               on conflict do nothing`,
        values: [familyId, membershipId, postId, this.clock.now()],
      });
    else
      await this.db.sql({
        name: 'forum_unsave',
        text: 'delete from forum_saved where family_id = $1 and membership_id = $2 and post_id = $3',
        values: [familyId, membershipId, postId],
      });
  }
}
