import { Injectable, type OnModuleInit } from '@nestjs/common';
import { excerptOf, nameOfPost } from '@homefold/domain/forum-text';
import { FamilyChanges } from '../../activity';
import { PushNotifier } from '../../notifications';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { ForumPostEntity } from '../posts/forum-post.entity';

type Post = Pick<ForumPostEntity, 'id' | 'parentId' | 'title' | 'content' | 'category' | 'asksReadBy'>;

/** A device is notified of a post or reply once, for the first reason that applies. */
const mentionTag = (id: string): string => `forum mention ${id}`;
const importantTag = (id: string): string => `forum important ${id}`;
const replyKey = (id: string): string => `forum reply ${id}`;
/** Several replies in a row become one notification, for the last of them. */
const repliesTag = (postId: string): string => `forum replies ${postId}`;

/** Notifies mentioned members, the author of a post of replies to it, and everyone of an Important post. */
@Injectable()
export class ForumPush implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly push: PushNotifier,
    private readonly changes: FamilyChanges,
  ) {}

  onModuleInit(): void {
    this.changes.follow('forum_post', async (viewer, { id, action }) => {
      if (action === 'deleted') await this.withdraw(viewer, id);
    });
  }

  /** Call inside the write scope of a new post or reply. @param mentioned membership ids */
  async added(viewer: FamilyViewer, post: Post, mentioned: readonly string[]): Promise<void> {
    await this.mention(viewer, post, mentioned);
    if (post.parentId !== null) await this.reply(viewer, { ...post, parentId: post.parentId }, mentioned);
    else if (post.category === 'Important') await this.important(viewer, post, mentioned);
  }

  /** Call inside the write scope of a change. @param mentioned newly */
  async changed(viewer: FamilyViewer, before: Post, post: Post, mentioned: readonly string[]): Promise<void> {
    await this.mention(viewer, post, mentioned);
    if (post.category === 'Important' && before.category !== 'Important') await this.important(viewer, post, mentioned);
  }

  private async mention(viewer: FamilyViewer, post: Post, to: readonly string[]): Promise<void> {
    await this.push.notify({
      kind: 'forum',
      ...{ familyId: viewer.familyId, by: viewer.membershipId, to },
      ...{ key: mentionTag(post.id), tag: mentionTag(post.id), link: linkOf(post) },
      text: ({ actor }) => ({ title: `${actor} mentioned you`, body: wordsOf(post) }),
    });
  }

  private async reply(
    viewer: FamilyViewer,
    reply: Post & { parentId: string },
    mentioned: readonly string[],
  ): Promise<void> {
    const [post] = await this.db.sql<{ author: string; title: string | null; content: string }>({
      name: 'forum_replied_post',
      text: 'select created_by as author, title, content from forum_post where family_id = $1 and id = $2',
      values: [viewer.familyId, reply.parentId],
    });
    if (!post || mentioned.includes(post.author)) return;
    await this.push.notify({
      kind: 'forum',
      ...{ familyId: viewer.familyId, by: viewer.membershipId, to: [post.author] },
      ...{ key: replyKey(reply.id), tag: repliesTag(reply.parentId), link: linkOf(reply) },
      text: ({ actor }) => ({ title: `${actor} replied to “${nameOfPost(post)}”`, body: wordsOf(reply) }),
    });
  }

  private async important(viewer: FamilyViewer, post: Post, mentioned: readonly string[]): Promise<void> {
    const members = await this.db.sql<{ id: string }>({
      name: 'forum_everybody',
      text: 'select id from membership where family_id = $1 and left_at is null and user_id is not null',
      values: [viewer.familyId],
    });
    await this.push.notify({
      kind: 'forum',
      ...{ familyId: viewer.familyId, by: viewer.membershipId },
      to: members.map(({ id }) => id).filter((id) => !mentioned.includes(id)),
      ...{ key: importantTag(post.id), tag: importantTag(post.id), link: linkOf(post) },
      text: ({ actor }) => ({
        title: post.title === null ? `Important, from ${actor}` : `Important: ${post.title}`,
        body: [
          post.title === null ? excerptOf(post.content) : `${actor}: ${excerptOf(post.content)}`,
          ...(post.asksReadBy ? ['Please confirm that you have read it.'] : []),
        ].join('\n'),
      }),
    });
  }

  /** Cancels notifications that still wait for the end of the undo period or of quiet hours. */
  private async withdraw({ familyId }: FamilyViewer, id: string): Promise<void> {
    await this.push.withdraw(familyId, mentionTag(id));
    await this.push.withdraw(familyId, importantTag(id));
    const [row] = await this.db.sql<{ parentId: string | null }>({
      name: 'forum_parent_of',
      text: 'select parent_id as "parentId" from forum_post where family_id = $1 and id = $2',
      values: [familyId, id],
    });
    if (row?.parentId) await this.push.withdraw(familyId, repliesTag(row.parentId), replyKey(id));
    else await this.push.withdraw(familyId, repliesTag(id));
  }
}

const linkOf = ({ id, parentId }: Post): string => `/dashboard#forum/${parentId ?? id}`;

const wordsOf = ({ title, content }: Post): string => (title === null ? '' : `${title}: `) + excerptOf(content);
