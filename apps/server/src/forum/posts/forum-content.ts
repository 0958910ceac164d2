import { Injectable } from '@nestjs/common';
import { isLongerThan } from '@homefold/domain';
import { FORUM_LIMITS, forumProblem } from '@homefold/domain/forum';
import { plainText } from '@homefold/domain/forum-text';
import type { FamilyViewer } from '../../platform/auth';
import { invalid } from '../../platform/errors';
import { writtenColumns } from '../../platform/records';
import { ForumMentions } from '../mentions/forum-mentions';
import { ForumPictures } from '../pictures/forum-pictures';
import type { ForumPictureInput } from '../pictures/forum-picture.types';
import { ForumPostEntity } from './forum-post.entity';
import { ForumPostInput } from './forum-post.types';

export const written = writtenColumns(ForumPostEntity, ForumPostInput);
type Written = ReturnType<typeof written.clean>;
type Content = Omit<Written, 'content'> & Pick<ForumPostEntity, 'content' | 'words' | 'storedPictures'>;

/** The input of a post or a reply. */
export type ContentDraft = { [K in keyof Written]?: unknown } & {
  pictures?: readonly ForumPictureInput[] | null | undefined;
};

/** The stored form of a mention is some 60 characters longer than the typed one. */
const MENTION_ROOM = 64 * FORUM_LIMITS.mentions;

/** Prepares posts and replies for storage: resolves mentions, checks limits, attaches pictures. */
@Injectable()
export class ForumContents {
  constructor(
    private readonly mentions: ForumMentions,
    private readonly pictures: ForumPictures,
  ) {}

  /**
   * Call inside the write scope of the change.
   *
   * @param before the post being changed
   * @throws DomainError INVALID
   */
  async of(
    viewer: FamilyViewer,
    { pictures, ...draft }: ContentDraft,
    isReply: boolean,
    before?: ForumPostEntity,
  ): Promise<Content> {
    const { content, ...values } = written.clean(draft);
    const { typed, stored } = await this.read(viewer, content, isReply, before);
    const problem = forumProblem({ ...values, content: typed }, isReply);
    if (problem) throw invalid(problem.field, problem.message);
    if (values.asksReadBy && values.category !== 'Important')
      throw invalid('asksReadBy', 'Only an Important post can ask who has read it.');
    return {
      ...values,
      content: stored,
      words: stored === before?.content ? before.words : plainText(stored),
      storedPictures: await this.pictures.chosen(viewer, pictures, before?.storedPictures),
    };
  }

  /** Limits apply to the typed text; a text far beyond them is not parsed. */
  private async read(
    viewer: FamilyViewer,
    content: string | null,
    isReply: boolean,
    before?: ForumPostEntity,
  ): Promise<{ typed: string | null; stored: string }> {
    const limit = isReply ? FORUM_LIMITS.reply : FORUM_LIMITS.content;
    if (content === null || isLongerThan(content, limit + MENTION_ROOM)) return { typed: content, stored: '' };
    const read = await this.mentions.read(viewer, content, before?.content);
    return content === before?.content ? { ...read, stored: content } : read;
  }
}
