import { Injectable } from '@nestjs/common';
import { FORUM_CATEGORIES, type ForumCategory } from '@homefold/domain/forum';
import { isUUID } from 'class-validator';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { PAGE_MAX } from '../../platform/pages';
import { ForumPostStore } from '../posts/forum-post.store';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostsReader, IS_LIVE, LAST_ENTRY, READ_BY_CALLER } from '../posts/forum-posts.reader';
import type { ForumOverview } from './forum-overview.types';
import { ForumReading } from './forum-reading';

/** Upper bound of the counts of new posts. */
const MOST_UNREAD = 100;

interface CategoryRow extends Record<string, unknown> {
  category: ForumCategory;
  count: number;
  pinned: number;
  mine: number;
}

/** What one member has read and saved, and what is new to them. */
@Injectable()
export class ForumReadingService {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly reading: ForumReading,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError FEATURE_LOCKED */
  overview(caller: Viewer): Promise<ForumOverview> {
    return this.store.scope.read(caller, (viewer) => this.figures(viewer));
  }

  /** @throws DomainError FEATURE_LOCKED */
  visit(caller: Viewer): Promise<ForumOverview> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.reading.visit(viewer);
      return this.figures(viewer);
    });
  }

  /**
   * Marks posts and their replies as read; invalid ids are ignored.
   *
   * @param ids at most 100; null: all posts
   * @param until what was written later stays new; at most now
   * @throws DomainError INVALID, FEATURE_LOCKED
   */
  read(caller: Viewer, ids: readonly string[] | null, until: Date | null = null): Promise<ForumOverview> {
    return this.store.scope.write(caller, async (viewer) => {
      const now = this.clock.now();
      const end = until && until < now ? until : now;
      if (ids === null) await this.reading.readAll(viewer, end);
      else {
        if (ids.length > PAGE_MAX) throw invalid('ids', `Send at most ${PAGE_MAX} posts.`);
        await this.reading.read(
          viewer,
          ids.filter((id) => isUUID(id)),
          end,
        );
      }
      return this.figures(viewer);
    });
  }

  /** Keeps a post for oneself. @throws DomainError NOT_FOUND, INVALID for a reply, FEATURE_LOCKED */
  save(caller: Viewer, id: string, isSaved: boolean): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const post = await this.reader.placeOf(viewer, id);
      if (post.parentId !== null) throw invalid('id', 'A reply cannot be saved. Save its post instead.');
      await this.reading.save(viewer, post.id, isSaved);
      return this.reader.get(viewer, id);
    });
  }

  private async figures(viewer: FamilyViewer): Promise<ForumOverview> {
    const caller = [viewer.familyId, viewer.membershipId];
    const [rows, unread, [own]] = await Promise.all([
      this.db.sql<CategoryRow>({
        name: 'forum_categories',
        text: `select category, count(*)::int as count, count(pinned_at)::int as pinned,
                 (count(*) filter (where created_by = $2))::int as mine
               from forum_post where family_id = $1 and deleted_at is null and parent_id is null group by category`,
        values: caller,
      }),
      this.db.sql<{ category: ForumCategory; count: number }>({
        name: 'forum_unread',
        text: `select u.category, count(*)::int as count from (
                 select p.category from forum_post p ${READ_BY_CALLER}
                 where ${IS_LIVE} and p.parent_id is null and ${LAST_ENTRY} > greatest(me.joined_at, v.read_until)
                   and ${LAST_ENTRY} > seen.seen_at
                 limit ${MOST_UNREAD}) u
               group by u.category`,
        values: caller,
      }),
      this.db.sql<{ saved: number; lastVisitAt: Date | null }>({
        name: 'forum_own_figures',
        text: `select (select count(*)::int from forum_saved s
                         join forum_post p on p.family_id = s.family_id and p.id = s.post_id and p.deleted_at is null
                       where s.family_id = $1 and s.membership_id = $2) as saved,
                 (select previous_at from forum_visit where family_id = $1 and membership_id = $2) as "lastVisitAt"`,
        values: caller,
      }),
    ]);
    const unreadIn = new Map(unread.map(({ category, count }) => [category, count]));
    const countIn = new Map(rows.map(({ category, count }) => [category, count]));
    return {
      total: sum(rows, 'count'),
      pinned: sum(rows, 'pinned'),
      mine: sum(rows, 'mine'),
      unread: sum(unread, 'count'),
      saved: own?.saved ?? 0,
      lastVisitAt: own?.lastVisitAt ?? null,
      categories: FORUM_CATEGORIES.map((category) => ({
        ...{ category, count: countIn.get(category) ?? 0, unread: unreadIn.get(category) ?? 0 },
      })),
    };
  }
}

const sum = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((total, row) => total + row[key], 0);
