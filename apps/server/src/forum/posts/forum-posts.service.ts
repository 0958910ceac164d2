import { Injectable } from '@nestjs/common';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import type { Seen } from '../../activity';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import type { DeletedItem } from '../../platform/bin';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict, forbidden, invalid } from '../../platform/errors';
import type { NewRecord } from '../../platform/records';
import { ForumReading } from '../reading/forum-reading';
import { NewReplies } from '../replies/new-replies';
import { ForumContents, written } from './forum-content';
import { ForumPostParts } from './forum-post-parts';
import type { ForumPostEntity } from './forum-post.entity';
import { ForumPostStore, mayChange } from './forum-post.store';
import type { ForumPost, ForumPostChanges, ForumPostInput, ForumReplyInput } from './forum-post.types';
import { ForumPostsReader } from './forum-posts.reader';

/** Writes posts and replies; only the author or an admin may edit and delete them (product rule 4). */
@Injectable()
export class ForumPostsService {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly contents: ForumContents,
    private readonly parts: ForumPostParts,
    private readonly reading: ForumReading,
    private readonly newReplies: NewReplies,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A post or a reply. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  get(caller: Viewer, id: string): Promise<ForumPost> {
    return this.store.scope.read(caller, (viewer) => this.reader.get(viewer, id));
  }

  /** @throws DomainError INVALID, CONFLICT if the forum is full, FEATURE_LOCKED */
  add(caller: Viewer, { isPinned, ...input }: ForumPostInput, key?: string | null): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const { row, isNew } = await this.insert(viewer, key, null, async () => {
        const { category, ...draft } = { ...input, category: input.category ?? DEFAULT_CATEGORY };
        const asksReadBy = input.asksReadBy ?? asksByDefault(category);
        const values = await this.contents.of(viewer, { ...draft, category, asksReadBy }, false);
        await this.assertRoom(viewer);
        if (isPinned) await this.assertRoomForPin(viewer);
        return { ...values, pinnedAt: isPinned ? this.clock.now() : null };
      });
      if (isNew) await this.parts.added(viewer, row, input);
      return this.reader.get(viewer, row.id);
    });
  }

  /**
   * Adds a reply to a post. Replies cannot have replies.
   *
   * @throws DomainError NOT_FOUND if the post is deleted or of another family; INVALID if it is a reply (field `parentId`),
   *   and as `add`; CONFLICT if it has too many; FEATURE_LOCKED
   */
  reply(caller: Viewer, parentId: string, input: ForumReplyInput, key?: string | null): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const parent = await this.store.records.rows.live(viewer, parentId);
      if (parent.parentId !== null)
        throw invalid('parentId', 'A reply cannot be replied to. Reply to its post instead.');
      const { row, isNew } = await this.insert(viewer, key, parent.id, async () => {
        const values = await this.contents.of(viewer, { title: null, category: null, ...input }, true);
        await this.assertRoomForReply(viewer, parent.id);
        return { ...values, parentId: parent.id };
      });
      if (isNew) await this.parts.added(viewer, row, {});
      const reply = await this.reader.get(viewer, row.id);
      if (isNew) await this.newReplies.publish(viewer, reply);
      return reply;
    });
  }

  /** @throws DomainError INVALID, NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: ForumPostChanges, seen: Seen = {}): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const current = await this.changeable(viewer, id, seen);
      const isReply = current.parentId !== null;
      const isLeft = input.category === undefined || isReply;
      const category = input.category ?? (isLeft ? current.category : DEFAULT_CATEGORY);
      const merged = written.merge({ ...input, category }, current);
      const asksReadBy =
        input.asksReadBy ??
        (merged.category === current.category ? current.asksReadBy : asksByDefault(merged.category));
      const draft = { ...merged, asksReadBy, pictures: input.pictures };
      const values = await this.contents.of(viewer, draft, isReply, current);
      const isReworded = values.title !== current.title || values.content !== current.content;
      const changed = await this.store.records.change(
        viewer,
        id,
        () => ({ ...values, ...(isReworded && { editedAt: this.clock.now() }) }),
        seen,
      );
      await this.parts.changed(viewer, current, changed);
      return this.reader.get(viewer, id);
    });
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  delete(caller: Viewer, id: string, seen: Seen = {}): Promise<DeletedItem> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.changeable(viewer, id, seen);
      return this.store.records.remove(viewer, id, seen);
    });
  }

  /**
   * Pins a post above the others, or unpins it.
   *
   * @throws as `update`, and CONFLICT if too many are pinned
   */
  pin(caller: Viewer, id: string, isPinned: boolean, seen: Seen = {}): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const current = await this.changeable(viewer, id, seen);
      if (current.parentId !== null) throw invalid('id', 'A reply cannot be pinned.');
      if ((current.pinnedAt !== null) !== isPinned) {
        if (isPinned) await this.assertRoomForPin(viewer);
        await this.store.records.change(viewer, id, () => ({ pinnedAt: isPinned ? this.clock.now() : null }), seen);
      }
      return this.reader.get(viewer, id);
    });
  }

  /** The row to change, after checking that the caller may change it. */
  private async changeable(viewer: FamilyViewer, id: string, { version }: Seen): Promise<ForumPostEntity> {
    const row = await this.store.records.changeable(viewer, id, version);
    await this.reader.placeOf(viewer, id);
    if (!mayChange(viewer, row.createdBy)) throw forbidden('Only the author or a family admin can change this.');
    return row;
  }

  /**
   * Inserts once per idempotency key, and marks the post as read for its author.
   *
   * @param parentId of a reply; a key that was used for another post or reply is refused
   */
  private async insert(
    viewer: FamilyViewer,
    key: string | null | undefined,
    parentId: string | null,
    make: () => Promise<NewRecord<ForumPostEntity>>,
  ): Promise<{ row: ForumPostEntity; isNew: boolean }> {
    let isNew = false;
    const row = await this.store.records.add(
      viewer,
      () => {
        isNew = true;
        return make();
      },
      key,
    );
    if (row.parentId !== parentId)
      throw conflict('CONFLICT', 'This idempotency key was already used for another call.');
    if (isNew) await this.reading.read(viewer, [row.parentId ?? row.id]);
    return { row, isNew };
  }

  private async assertRoom({ familyId }: FamilyViewer): Promise<void> {
    const count = await this.count('posts', 'family_id = $1 and deleted_at is null and parent_id is null', [familyId]);
    if (count >= FORUM_LIMITS.perFamily)
      throw conflict('CONFLICT', `A forum can have at most ${FORUM_LIMITS.perFamily.toLocaleString('en')} posts.`);
  }

  private async assertRoomForPin({ familyId }: FamilyViewer): Promise<void> {
    const where = 'family_id = $1 and pinned_at is not null and deleted_at is null and parent_id is null';
    if ((await this.count('pinned', where, [familyId])) >= FORUM_LIMITS.pinned)
      throw conflict('CONFLICT', `At most ${FORUM_LIMITS.pinned} posts can be pinned. Unpin one first.`);
  }

  private async assertRoomForReply({ familyId }: FamilyViewer, parentId: string): Promise<void> {
    if (
      (await this.count('replies', 'family_id = $1 and parent_id = $2', [familyId, parentId])) >=
      FORUM_LIMITS.repliesPerPost
    )
      throw conflict('CONFLICT', 'This post has too many replies. Start a new one.');
  }

  private async count(name: string, where: string, values: unknown[]): Promise<number> {
    const [row] = await this.db.sql<{ count: number }>({
      name: `forum_count_${name}`,
      text: `select count(*)::int as count from forum_post where ${where}`,
      values,
    });
    return row?.count ?? 0;
  }
}

const DEFAULT_CATEGORY = 'General';

/** An Important post requests a confirmation from everybody, unless its author opts out (product rule 85). */
const asksByDefault = (category: unknown): boolean => category === 'Important';
