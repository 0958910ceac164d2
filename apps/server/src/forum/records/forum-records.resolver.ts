import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { batched } from '../../platform/graphql';
import { ForumPost } from '../posts/forum-post.types';
import { ForumRecord, ForumRecordType } from './forum-record.types';
import { ForumRecordsService } from './forum-records.service';

const POST_ID = { type: () => ID, description: 'Id of the post.' };
const TYPE = { type: () => ForumRecordType, description: 'Type of the record.' };
const RECORD_ID = { type: () => ID, description: 'Id of the event, job or wish.' };

@Resolver(() => ForumPost)
export class ForumRecordsResolver {
  private readonly all = batched((viewer: Viewer, ids) => this.made.of(viewer, ids));

  constructor(private readonly made: ForumRecordsService) {}

  @ResolveField(() => [ForumRecord], {
    description: 'The events, jobs and wishes that were made from it, oldest first.',
  })
  async records(@CurrentViewer() viewer: Viewer, @Parent() { id }: ForumPost): Promise<ForumRecord[]> {
    return (await this.all(viewer, id)) ?? [];
  }

  @Query(() => ForumPost, {
    nullable: true,
    description: 'The post that a record was made from; null if there is none.',
  })
  forumPostOfRecord(
    @CurrentViewer() viewer: Viewer,
    @Args('type', TYPE) type: ForumRecordType,
    @Args('recordId', RECORD_ID) recordId: string,
  ): Promise<ForumPost | null> {
    return this.made.postOf(viewer, type, recordId);
  }

  @Mutation(() => ForumPost, {
    description: 'Links an event, job or wish to the post it was made from. Repeating it changes nothing.',
  })
  linkForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', POST_ID) postId: string,
    @Args('type', TYPE) type: ForumRecordType,
    @Args('recordId', RECORD_ID) recordId: string,
  ): Promise<ForumPost> {
    return this.made.link(viewer, postId, type, recordId);
  }

  @Mutation(() => ForumPost, {
    description: 'Removes the link between a post and an event, job or wish, which itself stays.',
  })
  unlinkForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', POST_ID) postId: string,
    @Args('type', TYPE) type: ForumRecordType,
    @Args('recordId', RECORD_ID) recordId: string,
  ): Promise<ForumPost> {
    return this.made.unlink(viewer, postId, type, recordId);
  }
}
