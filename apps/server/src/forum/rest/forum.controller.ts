import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames, invalid } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall } from '../../platform/fields';
import { ForumPages } from '../posts/forum-pages';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostsService } from '../posts/forum-posts.service';
import { ForumReactionsService } from '../reactions/forum-reactions.service';
import {
  RestForumAnswer,
  RestForumBody,
  RestForumDeletion,
  RestForumPageQuery,
  RestForumPinBody,
  RestForumPostId,
  RestForumPosts,
  RestForumReactionBody,
  RestForumReactionsAnswer,
  RestForumUpdateBody,
} from './forum.rest';
import { restPost, restReactions } from './rest-posts';

const ID = { name: 'id', description: 'Id of the post or the reply.' };

/** The documented REST API of the forum. */
@ApiTags('forum')
@RestNames({ field: RestForumBody.fieldName, current: (post: ForumPost) => restPost(post) })
@Controller('api/forum')
export class ForumController {
  constructor(
    private readonly posts: ForumPostsService,
    private readonly pages: ForumPages,
    private readonly reactions: ForumReactionsService,
  ) {}

  @RestCall.list(
    "The posts of the caller's family with their replies: the pinned ones, then the newest. 403 FEATURE_LOCKED.",
    RestForumPosts,
    'The posts.',
  )
  async list(@CurrentViewer() viewer: Viewer, @Query() query: RestForumPageQuery): Promise<RestForumPosts> {
    const { limit, after, ...filter } = query;
    const { items, nextCursor, replies } = await this.pages.pinnedFirst(viewer, filter, limit ?? 50, after);
    return { posts: items.map((post) => restPost(post, replies.get(post.id))), nextCursor };
  }

  @RestCall.add('Writes a post, or with `parentId` a reply to one.', RestForumAnswer, 'The post or the reply.')
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestForumBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestForumAnswer> {
    const { userId: _own, parentId, ...input } = RestForumBody.read(body);
    return answer(
      parentId ? await this.posts.reply(viewer, parentId, input, key) : await this.posts.add(viewer, input, key),
    );
  }

  @Put(':id')
  @ApiOperation({ summary: 'Changes a post or a reply. Only its author and admins may.' })
  @ApiParam(ID)
  @ApiOkResponse({ type: RestForumAnswer })
  async update(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() body: RestForumUpdateBody,
    @IfMatch() version?: number,
  ): Promise<RestForumAnswer> {
    const { userId: _own, ...input } = RestForumUpdateBody.read(body);
    return answer(await this.posts.update(viewer, id, input, { version }));
  }

  @Post(':id/pin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Pins a post above the others, or unpins it. Only its author and admins may.' })
  @ApiParam({ ...ID, description: 'Id of the post.' })
  @ApiOkResponse({ type: RestForumAnswer })
  async pin(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() body: RestForumPinBody,
    @IfMatch() version?: number,
  ): Promise<RestForumAnswer> {
    const { isPinned = true } = RestForumPinBody.read(body);
    return answer(await this.posts.pin(viewer, id, isPinned ?? true, { version }));
  }

  @Post(':id/reactions')
  @ApiOperation({ summary: "Toggles the caller's own reaction of a type." })
  @ApiParam(ID)
  @ApiCreatedResponse({ type: RestForumReactionsAnswer })
  async react(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() body: RestForumReactionBody,
  ): Promise<RestForumReactionsAnswer> {
    const { reactionType } = RestForumReactionBody.read(body);
    return { reactions: restReactions(await this.reactions.react(viewer, id, reactionType ?? '')) };
  }

  @Delete()
  @ApiOperation({
    summary: 'Moves a post with its replies, or a reply, to the bin. Only its author and admins may.',
    description: '`postId` is in the query or in the body.',
  })
  @ApiBody({ type: RestForumPostId, required: false })
  @ApiOkResponse({ type: RestForumDeletion })
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestForumPostId,
    @Body() body?: RestForumPostId,
    @IfMatch() version?: number,
  ): Promise<RestForumDeletion> {
    const postId = query.postId || body?.postId;
    if (!postId) throw invalid('postId', 'Post id is required.');
    const { id } = await this.posts.delete(viewer, postId, { version });
    return { success: true, id };
  }
}

const answer = (post: ForumPost): RestForumAnswer => ({ post: restPost(post) });
