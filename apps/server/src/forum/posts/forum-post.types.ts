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
  description: 'A post of the forum, or a reply to one. A reply has a `parentId`, and no title, category, pin or poll.',
  implements: () => FamilyRecord,
})
export class ForumPost {
  @IdField('Its id.')
  id!: string;

  @IdField('Of a reply: the post that it answers.', { nullable: true })
  parentId!: string | null;

  @TextField('Its title, if it has one.', { nullable: true })
  title!: string | null;

  @TextField(
    'Its text: a small subset of Markdown (bold, italic, lists, quotes, links), never HTML. A member is mentioned by ' +
      '`[@Rosa](member:<membership id>)`.',
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

  @ObjectField(() => ForumPerson, 'Who wrote it, even if they have left the family.')
  author!: ForumPerson;

  @MomentField('When it was written.')
  createdAt!: Date;

  @MomentField('When its words were last changed; null: never.', { nullable: true })
  editedAt!: Date | null;

  @MomentField('When anything in it was last changed.')
  updatedAt!: Date;

  @IntField('Grows by one with every change; a change that names an older one is refused.')
  version!: number;

  @IntField('How many replies it has.')
  replyCount!: number;

  @MomentField('When it or its last reply was written.')
  lastEntryAt!: Date;

  @FlagField('Whether it, or a reply to it, is new to the caller. Of a reply: whether the reply is.')
  isUnread!: boolean;

  @IntField('How many of its replies are new to the caller.')
  unreadReplies!: number;

  @FlagField('Whether the caller has saved it.')
  isSaved!: boolean;

  @FlagField('Whether the caller may edit and delete it: its author and admins.')
  mayChange!: boolean;

  @FlagField('Whether the caller may pin it: its author and admins; never a reply.')
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
export class ForumPostPage extends pageType(() => ForumPost, 'Those of this page.') {}

@InputType({ isAbstract: true })
class ForumWords {
  @TextField('Its text in the small subset of Markdown: 1 to 10,000 characters, of a reply 5,000.', { optional: true })
  content?: string | null;

  @ObjectField(() => ForumPictureInput, 'Its pictures, in order: up to 10. A change replaces all of them.', {
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
    'Whether everyone is asked to confirm that they have read it: an Important post asks unless this is false; others cannot.',
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
    'A change to a post or a reply. A field left out stays as it is, null clears it. A reply has only words and pictures to change.',
})
export class ForumPostChanges extends ForumHeading {}
