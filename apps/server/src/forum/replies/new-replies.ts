import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { LiveBus, LiveStreams } from '../../platform/live';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostStore } from '../posts/forum-post.store';
import type { NewForumReply } from './new-forum-reply.types';

const TOPIC = 'forumReplyAdded';
/** Limit for a text in one live message, in bytes; leaves room for the other fields. */
const CARRIED = 5_000;

/** A reply in a live message; a text that is too long for one is read on arrival. */
export type ReplyMessage = Omit<NewForumReply, 'content'> & { content: string | null };

/** Sends open screens new replies, with all the data they show, and reports posts whose replies change. */
@Injectable()
export class NewReplies implements OnModuleInit {
  constructor(
    private readonly bus: LiveBus,
    private readonly streams: LiveStreams,
    private readonly store: ForumPostStore,
    private readonly changes: FamilyChanges,
    private readonly db: Database,
  ) {}

  /** Every addition or removal of a reply, also by undo or the bin, changes its post's counts. */
  onModuleInit(): void {
    this.changes.follow('forum_post', async (viewer, { id, action }) => {
      if (action === 'updated') return;
      const [reply] = await this.db.sql<{ postId: string }>({
        name: 'forum_post_of_reply',
        text: 'select parent_id as "postId" from forum_post where family_id = $1 and id = $2 and parent_id is not null',
        values: [viewer.familyId, id],
      });
      if (reply) await this.store.records.news.publish(viewer, 'updated', { id: reply.postId });
    });
  }

  /** Call inside the write scope of the reply. */
  async publish(viewer: FamilyViewer, reply: ForumPost): Promise<void> {
    const { id, parentId, content, author, createdAt, version } = reply;
    if (parentId === null) throw new Error('a post is no reply');
    const [post] = await this.db.sql<{ count: number }>({
      name: 'forum_reply_count',
      text: 'select reply_count as count from forum_post where family_id = $1 and id = $2',
      values: [viewer.familyId, parentId],
    });
    const message: ReplyMessage = {
      ...{ id, parentId, author, createdAt, version, replyCount: post?.count ?? 0 },
      content: Buffer.byteLength(JSON.stringify(content)) <= CARRIED ? content : null,
    };
    await this.bus.publish(viewer.familyId, TOPIC, message);
  }

  /** @param postId limits it to this post */
  async stream(caller: Viewer, postId: string | null, lastMs: number): Promise<AsyncIterableIterator<ReplyMessage>> {
    const viewer = await this.store.scope.viewer(caller);
    const isWanted = ({ parentId }: ReplyMessage) => postId === null || parentId === postId.toLowerCase();
    return this.streams.open<ReplyMessage>(requireFamily(viewer), TOPIC, lastMs, isWanted);
  }

  /** The text of a reply that was too long for its message; blank if it was deleted in the meantime. */
  content(caller: Viewer, id: string): Promise<string> {
    return this.store.scope.read(caller, async ({ familyId }) => {
      const [row] = await this.db.sql<{ content: string }>({
        name: 'forum_reply_content',
        text: 'select content from forum_post where family_id = $1 and id = $2 and deleted_at is null',
        values: [familyId, id],
      });
      return row?.content ?? '';
    });
  }
}
