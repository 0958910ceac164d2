import { Args, ArgsType, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { ForumCategory as Category } from '@homefold/domain/forum';
import { nameOfPost } from '@homefold/domain/forum-text';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { EnumField, FlagField, TextField } from '../../platform/fields';
import { After, First, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { ForumCategory } from '../forum-enums';
import { ForumPages, type ForumFilter } from './forum-pages';
import { ForumPost, ForumPostChanges, ForumPostInput, ForumPostPage, ForumReplyInput } from './forum-post.types';
import { ForumPostsService } from './forum-posts.service';

const POST_ID = { type: () => ID, description: 'Id of the post or the reply.' };

/** Declared with the kit's fields, because properties without validators are dropped. */
@ArgsType()
class ForumPostsArgs implements ForumFilter {
  @EnumField(ForumCategory, 'Only this category.', { optional: true })
  category?: Category | null;

  @TextField('Search text, up to 200 characters: all words must occur in the post, or all in one of its replies.', {
    optional: true,
  })
  search?: string | null;

  @FlagField('Whether they are pinned; both by default.', { optional: true })
  isPinned?: boolean | null;

  @FlagField('Whether the caller has saved them; both by default.', { optional: true })
  isSaved?: boolean | null;

  @FlagField('Whether the caller has written them; both by default.', { optional: true })
  isMine?: boolean | null;

  @FlagField('Whether they, or replies to them, are unread by the caller; both by default.', { optional: true })
  isUnread?: boolean | null;
}

@Resolver(() => ForumPost)
export class ForumPostsResolver {
  constructor(
    private readonly posts: ForumPostsService,
    private readonly pages: ForumPages,
  ) {}

  @ResolveField(() => String, {
    description: 'A one-line name: its title, or the beginning of its text.',
  })
  name(@Parent() post: ForumPost): string {
    return nameOfPost(post);
  }

  @Query(() => ForumPostPage, { description: 'Posts of the forum, newest first.' })
  forumPosts(
    @CurrentViewer() viewer: Viewer,
    @Args() filter: ForumPostsArgs,
    @First(20) first: number,
    @After() after?: string | null,
  ): Promise<ForumPostPage> {
    return this.pages.posts(viewer, filter, first, after);
  }

  @Query(() => ForumPost, { description: 'One post or reply.' })
  forumPost(@CurrentViewer() viewer: Viewer, @Args('id', POST_ID) id: string): Promise<ForumPost> {
    return this.posts.get(viewer, id);
  }

  @Query(() => ForumPostPage, { description: 'The replies to a post, oldest first by default.' })
  forumReplies(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', { type: () => ID, description: 'Id of the post.' }) postId: string,
    @First(50) first: number,
    @Args('newestFirst', {
      defaultValue: false,
      description: 'Whether the newest replies come first; by default the oldest.',
    })
    newestFirst: boolean,
    @After() after?: string | null,
  ): Promise<ForumPostPage> {
    return this.pages.replies(viewer, postId, { first, after, newestFirst });
  }

  @Mutation(() => ForumPost, { description: 'Writes a post.' })
  addForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The post.' }) input: ForumPostInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ForumPost> {
    return this.posts.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => ForumPost, {
    description: 'Replies to a post. A reply cannot be replied to: INVALID (field `parentId`).',
  })
  addForumReply(
    @CurrentViewer() viewer: Viewer,
    @Args('parentId', { type: () => ID, description: 'Id of the post.' }) parentId: string,
    @Args('input', { description: 'The reply.' }) input: ForumReplyInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ForumPost> {
    return this.posts.reply(viewer, parentId, input, idempotencyKey);
  }

  @Mutation(() => ForumPost, {
    description: 'Changes a post or a reply. Only its author and admins may. VERSION_CONFLICT (409).',
  })
  updateForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('id', POST_ID) id: string,
    @Args('input', { description: 'The fields to change.' }) input: ForumPostChanges,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<ForumPost> {
    return this.posts.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, {
    description: 'Moves a post with its replies, or a reply, to the bin. Only its author and admins may.',
  })
  deleteForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('id', POST_ID) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.posts.delete(viewer, id, { version, undoKey });
  }

  @Mutation(() => ForumPost, {
    description: 'Pins a post above the others, or unpins it. Only its author and admins may.',
  })
  pinForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the post.' }) id: string,
    @Args('isPinned', { description: 'Whether it is pinned.' }) isPinned: boolean,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<ForumPost> {
    return this.posts.pin(viewer, id, isPinned, { version, undoKey });
  }
}
