import type { ForumCategory as Category, ForumReaction } from '@homefold/domain/forum';
import {
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  ObjectField,
  OwnUserId,
  TextField,
  restDeletion,
  restInput,
} from '../../platform/fields';
import { ForumCategory, ForumReactionType } from '../forum-enums';

/** REST response shape of an author. */
export class RestForumUser {
  @IdField('Their user id; null if they have no account.', { nullable: true })
  id!: string | null;

  @IdField('Their membership id.')
  member_id!: string;

  @TextField('Their display name.')
  name!: string;

  @TextField('Their photo, if there is one.', { nullable: true })
  avatar_url!: string | null;

  @TextField('Their preset avatar, if one was chosen.', { nullable: true })
  default_avatar_id!: string | null;

  @TextField('Their first name, if known.', { nullable: true })
  first_name!: string | null;

  @TextField('Their last name, if known.', { nullable: true })
  last_name!: string | null;

  @FlagField('Whether they have left the family.')
  has_left!: boolean;
}

export class RestForumReaction {
  @IdField('Its id.')
  id!: string;

  @EnumField(ForumReactionType, 'like, love or laugh.')
  reactionType!: ForumReaction;

  @IdField('User id of the member who reacted; null if they have no account.', { nullable: true })
  userId!: string | null;

  @IdField('Their membership id.')
  memberId!: string;
}

/** REST response shape of a post or a reply. */
export class RestForumPost {
  @IdField('Its id.')
  id!: string;

  @IdField('The post that a reply belongs to; null for a post.', { nullable: true })
  parentId!: string | null;

  @TextField('Its title, if it has one.', { nullable: true })
  title!: string | null;

  @TextField('Its text, in a small subset of Markdown: see `ForumPost.content` of GraphQL.')
  content!: string;

  @EnumField(ForumCategory, 'What it is about; null for a reply.', { nullable: true })
  category!: Category | null;

  @MomentField('When it was written.')
  createdAt!: Date;

  @MomentField('When its title or text was last edited; null if never.', { nullable: true })
  editedAt!: Date | null;

  @FlagField('Whether it is pinned.')
  isPinned!: boolean;

  @ObjectField(() => RestForumUser, 'Its author.')
  user!: RestForumUser;

  @IntField('Number of replies.')
  replyCount!: number;

  @ObjectField(() => RestForumPost, 'Its newest 100 replies, oldest first.', { list: true })
  replies!: RestForumPost[];

  @ObjectField(() => RestForumReaction, 'The reactions to it.', { list: true })
  reactions!: RestForumReaction[];

  @IntField('Incremented by every change; `If-Match` takes it.')
  version!: number;
}

export class RestForumPosts {
  @ObjectField(() => RestForumPost, 'On the first page the pinned posts, then the others, each newest first.', {
    list: true,
  })
  posts!: RestForumPost[];

  @TextField('Pass as `after` for the next page; null on the last page.', { nullable: true })
  nextCursor!: string | null;
}

export class RestForumAnswer {
  @ObjectField(() => RestForumPost, 'The stored post or reply.')
  post!: RestForumPost;
}

export class RestForumReactionsAnswer {
  @ObjectField(() => RestForumReaction, 'All reactions to the post.', { list: true })
  reactions!: RestForumReaction[];
}

export class RestForumDeletion extends restDeletion('Id of the post, which stays in the bin for 30 days.') {}

export class RestForumPageQuery {
  @IntField('How many, 1 to 100. The pinned posts count, but the first page has all of them in any case.', {
    optional: true,
    nullable: false,
    default: 50,
  })
  limit?: number | null;

  @TextField('`nextCursor` of the previous page.', { optional: true, nullable: false })
  after?: string;

  @TextField('Only this category.', { optional: true, nullable: false })
  category?: string;

  @TextField('Search text, up to 200 characters: all words must occur in the post, or all in one of its replies.', {
    optional: true,
    nullable: false,
  })
  search?: string;
}

class ForumWords {
  @TextField('The text: 1 to 10,000 characters, up to 5,000 in a reply.', { optional: true })
  content?: string | null;

  @TextField('The title: up to 200 characters.', { optional: true })
  title?: string | null;

  @EnumField(ForumCategory, 'General by default.', { optional: true })
  category?: Category | null;
}

class ForumParent {
  @IdField('Id of the post to reply to; absent for a new post.', { optional: true, rest: { name: 'parentId' } })
  parentId?: string | null;
}

class ForumPin {
  @FlagField('Whether it is pinned.', { rest: { name: 'isPinned' } })
  isPinned!: boolean;
}

class ForumReactionOf {
  @TextField('like, love or laugh.', { rest: { name: 'reactionType' } })
  reactionType!: string;
}

/** Body of POST: the documented fields; unknown fields are dropped. */
export class RestForumBody extends restInput(OwnUserId, ForumWords, ForumParent) {}

/** Body of PUT: any of the fields. */
export class RestForumUpdateBody extends restInput(OwnUserId, ForumWords) {}

export class RestForumPinBody extends restInput(OwnUserId, ForumPin) {}

export class RestForumReactionBody extends restInput(OwnUserId, ForumReactionOf) {}

export class RestForumPostId {
  @IdField('Id of the post; for a deletion in the query or in the body.', { optional: true, nullable: false })
  postId?: string;
}
