import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { ForumMentions } from '../mentions/forum-mentions';
import { ForumPush } from '../mentions/forum-push';
import { ForumPolls } from '../polls/forum-polls';
import { ForumLinkPreviews } from '../previews/forum-link-previews';
import type { ForumPostEntity } from './forum-post.entity';
import type { ForumPostInput } from './forum-post.types';

/** Writes the parts of a post besides its row, in the same transaction. Each part has its own tables and service. */
@Injectable()
export class ForumPostParts {
  constructor(
    private readonly polls: ForumPolls,
    private readonly mentions: ForumMentions,
    private readonly push: ForumPush,
    private readonly previews: ForumLinkPreviews,
  ) {}

  /** Call inside the write scope of a new post or reply. @throws DomainError INVALID */
  async added(viewer: FamilyViewer, post: ForumPostEntity, { poll }: Pick<ForumPostInput, 'poll'>): Promise<void> {
    if (poll) await this.polls.add(viewer, post, poll);
    await this.push.added(viewer, post, await this.mentions.found(viewer, post));
    await this.previews.found(viewer, post);
  }

  /** Call inside the write scope of a change. */
  async changed(viewer: FamilyViewer, before: ForumPostEntity, post: ForumPostEntity): Promise<void> {
    await this.push.changed(viewer, before, post, await this.mentions.found(viewer, post));
    await this.previews.found(viewer, post);
  }
}
