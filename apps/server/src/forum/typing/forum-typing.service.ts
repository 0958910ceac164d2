import { Injectable } from '@nestjs/common';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { LiveBus, LiveStreams } from '../../platform/live';
import { ForumPostStore } from '../posts/forum-post.store';
import { ForumPostsReader } from '../posts/forum-posts.reader';
import type { ForumTyping } from './forum-typing.types';

const TOPIC = 'forumTyping';
/** Per member, across all servers: once a second on average over two minutes. */
const LIMIT = { limit: 120, windowSeconds: 120 };

/** Typing indicators for replies. They are neither stored nor replayed to later connections. */
@Injectable()
export class ForumTypingService {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly bus: LiveBus,
    private readonly streams: LiveStreams,
    private readonly limiter: RateLimiter,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Notifies the others who have the forum open.
   *
   * @throws DomainError NOT_FOUND for a post that is deleted or of another family, and for a reply; RATE_LIMITED above
   *   once a second; FEATURE_LOCKED
   */
  async report(caller: Viewer, postId: string): Promise<boolean> {
    const { membershipId } = await this.store.scope.viewer(caller);
    await this.limiter.hit(`forum typing of ${membershipId}`, LIMIT);
    return this.store.scope.write(caller, async (viewer) => {
      const post = await this.reader.get(viewer, postId);
      const [me] = await this.db.sql<{ displayName: string }>({
        name: 'forum_typing_name',
        text: 'select display_name as "displayName" from membership where family_id = $1 and id = $2',
        values: [viewer.familyId, viewer.membershipId],
      });
      if (post.parentId !== null || !me) throw notFound('Post');
      const message: ForumTyping = { postId: post.id, memberId: viewer.membershipId, ...me, at: this.clock.now() };
      await this.bus.publish(viewer.familyId, TOPIC, message, { except: [viewer.membershipId], isRemembered: false });
      return true;
    });
  }

  /** The others' typing. @param postId limits it to this post */
  async stream(caller: Viewer, postId: string | null): Promise<AsyncIterableIterator<ForumTyping>> {
    const viewer = requireFamily(await this.store.scope.viewer(caller));
    const isWanted = (message: ForumTyping) => postId === null || message.postId === postId.toLowerCase();
    return this.streams.open<ForumTyping>(viewer, TOPIC, 0, isWanted);
  }
}
