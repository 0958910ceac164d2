import { InputType, ObjectType } from '@nestjs/graphql';
import type { ForumCategory as Category, ForumTemplateName } from '@homefold/domain/forum';
import { EnumField, FlagField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';
import { pageType } from '../../platform/pages';
import { FamilyRecord } from '../../platform/undo';
import { ForumCategory, ForumTemplate } from '../forum-enums';
import { ForumPerson } from '../forum-person';
import { ForumPicture, ForumPictureInput } from '../pictures/forum-picture.types';
import { ForumPollInput } from '../polls/forum-poll.types';
import { ForumReactions } from '../reactions/forum-reaction.types';

@ObjectType({
  description: 'A post in the forum, or a reply to one. A reply has a `parentId`, but no title, category, pin or poll.',
  implements: () => FamilyRecord,
})
export class ForumPost {
  @IdField('Its id.')
  id!: string;

  @IdField('The post that a reply belongs to; null for a post.', { nullable: true })
  parentId!: string | null;

  @TextField('Its title, if it has one.', { nullable: true })
  title!: string | null;

  @TextField(
    'Its text in a small subset of Markdown (bold, italic, lists, quotes, links), without HTML. ' +
      '`[@Rosa](member:<membership id>)` mentions a member.',
  )
  content!: string;

  @EnumField(ForumCategory, 'What it is about; null for a reply.', { nullable: true })
  category!: Category | null;

  @EnumField(ForumTemplate, 'The template that it started from; null for a blank form.', { nullable: true })
  template!: ForumTemplateName | null;

  @FlagField('Whether it is pinned above the others.')
  isPinned!: boolean;

  @MomentField('When it was pinned.', { nullable: true })
  pinnedAt!: Date | null;

  @ObjectField(() => ForumPerson, 'The author, even if they have left the family.')
  author!: ForumPerson;

  @MomentField('When it was written.')
  createdAt!: Date;

  @MomentField('When its title or text was last edited; null if never.', { nullable: true })
  editedAt!: Date | null;

  @MomentField('When it was last changed.')
  updatedAt!: Date;

  @IntField('Incremented by every change. Send it with an update to detect conflicting changes.')
  version!: number;

  @IntField('Number of replies.')
  replyCount!: number;

  @MomentField('When it, or the last reply to it, was written.')
  lastEntryAt!: Date;

  @FlagField(
    'Whether the caller has not read it, or not read a reply to it. For a reply: whether the caller has not ' +
      'read it.',
  )
  isUnread!: boolean;

  @IntField('Number of replies that the caller has not read.')
  unreadReplies!: number;

  @FlagField('Whether the caller has saved it.')
  isSaved!: boolean;

  @FlagField('Whether the caller may edit and delete it, as its author or an admin.')
  mayChange!: boolean;

  @FlagField('Whether the caller may pin it, as its author or an admin; always false for a reply.')
  mayPin!: boolean;

  @ObjectField(() => ForumReactions, 'The reactions to it: always like, love and laugh, in this order.', {
    list: true,
  })
  reactions!: ForumReactions[];

  @FlagField('Whether everyone is asked to confirm that they have read it.')
  asksReadBy!: boolean;

  @ObjectField(() => ForumPicture, 'Its pictures, in order.', { list: true })
  pictures!: ForumPicture[];
}

@ObjectType({ description: 'A page of posts, or of the replies to one.' })
export class ForumPostPage extends pageType(() => ForumPost, 'The posts or replies of this page.') {}

@InputType({ isAbstract: true })
class ForumWords {
  @TextField(
    'Its text, in the subset of Markdown that `ForumPost.content` describes: 1 to 10,000 characters, up to ' +
      '5,000 in a reply.',
    { optional: true },
  )
  content?: string | null;

  @ObjectField(() => ForumPictureInput, 'Its pictures, in order: up to 10. In an update they replace all of them.', {
    list: true,
    optional: true,
  })
  pictures?: ForumPictureInput[] | null;
}

@InputType({ description: 'A reply to a post.' })
export class ForumReplyInput extends ForumWords {}

@InputType({ isAbstract: true })
class ForumHeading extends ForumWords {
  @TextField('Its title: up to 200 characters.', { optional: true })
  title?: string | null;

  @EnumField(ForumCategory, 'What it is about; General by default.', { optional: true })
  category?: Category | null;

  @FlagField(
    'Whether everyone is asked to confirm that they have read it. Important posts only, where the default is ' +
      'true.',
    { optional: true },
  )
  asksReadBy?: boolean | null;
}

@InputType({ description: 'A new post.' })
export class ForumPostInput extends ForumHeading {
  @EnumField(ForumTemplate, 'The template that it started from.', { optional: true })
  template?: ForumTemplateName | null;

  @FlagField('Whether it is pinned from the start.', { optional: true })
  isPinned?: boolean | null;

  @ObjectField(() => ForumPollInput, 'A poll in it.', { optional: true })
  poll?: ForumPollInput | null;
}

@InputType({
  description:
    'Changes of a post or a reply. An omitted field keeps its value, null clears it. Only `content` and ' +
    '`pictures` apply to a reply.',
})
export class ForumPostChanges extends ForumHeading {}
