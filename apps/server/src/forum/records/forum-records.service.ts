import { Injectable } from '@nestjs/common';
import type { Feature } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { FamilyChanges } from '../../activity';
import { FeatureAccess } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict, notFound } from '../../platform/errors';
import { RecordTitles } from '../../platform/records';
import { ForumPostStore } from '../posts/forum-post.store';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostsReader } from '../posts/forum-posts.reader';
import type { ForumRecord, ForumRecordType } from './forum-record.types';

interface Kind {
  column: string;
  noun: string;
  /** The plan feature that it requires, if any. */
  feature: Feature | null;
}

const KINDS: Record<ForumRecordType, Kind> = {
  calendar_event: { column: 'event_id', noun: 'Event', feature: null },
  todo: { column: 'job_id', noun: 'Job', feature: 'family_jobs' },
  wishlist_item: { column: 'wish_id', noun: 'Wish', feature: 'wishlist' },
};
const TYPES = Object.keys(KINDS) as ForumRecordType[];

const MAX_OF_POST = 50;

interface RecordRow extends Record<string, unknown> {
  postId: string;
  eventId: string | null;
  jobId: string | null;
  wishId: string | null;
  createdAt: Date;
}

/**
 * The events, jobs and wishes made from posts (product rule 87). Each is created by its own domain and linked here. Only
 * its title is read, and only if its own module shows it to the whole family.
 */
@Injectable()
export class ForumRecordsService {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly titles: RecordTitles,
    private readonly access: FeatureAccess,
    private readonly changes: FamilyChanges,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** By post id, oldest first. */
  of(caller: Viewer, postIds: readonly string[]): Promise<ReadonlyMap<string, ForumRecord[]>> {
    return this.store.scope.read(caller, async (viewer) => {
      const rows = await this.db.sql<RecordRow>({
        name: 'forum_records',
        text: `select post_id as "postId", event_id as "eventId", job_id as "jobId", wish_id as "wishId",
                 created_at as "createdAt"
               from forum_record where family_id = $1 and post_id = any($2::uuid[]) order by created_at, id`,
        values: [viewer.familyId, postIds],
      });
      const all = rows.map((row) => ({ ...placeOf(row), postId: row.postId, createdAt: row.createdAt }));
      const titles = new Map<ForumRecordType, ReadonlyMap<string, string>>();
      for (const type of TYPES) {
        const ids = all.filter((one) => one.type === type).map(({ recordId }) => recordId);
        if (ids.length > 0) titles.set(type, await this.titlesOf(viewer, type, ids));
      }
      const found = new Map<string, ForumRecord[]>();
      for (const { postId, ...record } of all) {
        const title = titles.get(record.type)?.get(record.recordId) ?? null;
        found.set(postId, [...(found.get(postId) ?? []), { ...record, title }]);
      }
      return found;
    });
  }

  /** The post that a record was made from, or null. @throws DomainError FEATURE_LOCKED */
  postOf(caller: Viewer, type: ForumRecordType, recordId: string): Promise<ForumPost | null> {
    return this.store.scope.read(caller, async (viewer) => {
      if (!isUUID(recordId)) return null;
      const [row] = await this.db.sql<{ postId: string }>({
        name: `forum_record_post_of_${type}`,
        text: `select r.post_id as "postId" from forum_record r
               join forum_post p on p.family_id = r.family_id and p.id = r.post_id and p.deleted_at is null
               where r.family_id = $1 and r.${KINDS[type].column} = $2 order by r.created_at, r.id limit 1`,
        values: [viewer.familyId, recordId],
      });
      const [post] = row ? await this.reader.some(viewer, [row.postId]) : [];
      return post ?? null;
    });
  }

  /**
   * Links a record to the post or reply it was made from; idempotent.
   *
   * @throws DomainError NOT_FOUND for either of them, CONFLICT if the post has too many, FEATURE_LOCKED
   */
  link(caller: Viewer, postId: string, type: ForumRecordType, recordId: string): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const post = await this.reader.get(viewer, postId);
      const { column, noun, feature } = KINDS[type];
      if (feature) await this.access.require(viewer, feature);
      const titles = isUUID(recordId) ? await this.titlesOf(viewer, type, [recordId]) : new Map();
      if (titles.size === 0) throw notFound(noun);
      const [{ count } = { count: 0 }] = await this.db.sql<{ count: number }>({
        name: 'forum_record_count',
        text: 'select count(*)::int as count from forum_record where family_id = $1 and post_id = $2',
        values: [viewer.familyId, post.id],
      });
      if (count >= MAX_OF_POST)
        throw conflict('CONFLICT', `A post can become at most ${MAX_OF_POST} events, jobs and wishes.`);
      const added = await this.db.sql({
        name: `forum_record_add_${type}`,
        text: `insert into forum_record (family_id, post_id, ${column}, created_by, created_at)
               values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
        values: [viewer.familyId, post.id, recordId, viewer.membershipId, this.clock.now()],
      });
      if (added.length > 0) await this.changed(viewer, post);
      return post;
    });
  }

  /** Removes a link; the record stays. @throws DomainError NOT_FOUND for the post, FEATURE_LOCKED */
  unlink(caller: Viewer, postId: string, type: ForumRecordType, recordId: string): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const post = await this.reader.get(viewer, postId);
      if (!isUUID(recordId)) return post;
      const removed = await this.db.sql({
        name: `forum_record_remove_${type}`,
        text: `delete from forum_record where family_id = $1 and post_id = $2 and ${KINDS[type].column} = $3 returning 1`,
        values: [viewer.familyId, post.id, recordId],
      });
      if (removed.length > 0) await this.changed(viewer, post);
      return post;
    });
  }

  /** Without kinds that the family's plan does not include. */
  private async titlesOf(
    viewer: FamilyViewer,
    type: ForumRecordType,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const { feature } = KINDS[type];
    if (feature && !(await this.access.has(viewer, feature))) return new Map();
    return this.titles.of(viewer.familyId, type, ids);
  }

  private changed(viewer: FamilyViewer, { id }: ForumPost): Promise<void> {
    return this.changes.publish(viewer, { type: 'forum_post', id, action: 'updated' });
  }
}

function placeOf({ eventId, jobId, wishId }: RecordRow): { type: ForumRecordType; recordId: string } {
  if (eventId) return { type: 'calendar_event', recordId: eventId };
  if (jobId) return { type: 'todo', recordId: jobId };
  if (wishId) return { type: 'wishlist_item', recordId: wishId };
  throw new Error('a link of a post leads nowhere');
}
