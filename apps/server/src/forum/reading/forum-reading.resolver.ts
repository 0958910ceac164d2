import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DateTimeScalar } from '../../platform/graphql';
import { ForumPost } from '../posts/forum-post.types';
import { ForumOverview } from './forum-overview.types';
import { ForumReadingService } from './forum-reading.service';

@Resolver(() => ForumOverview)
export class ForumReadingResolver {
  constructor(private readonly reading: ForumReadingService) {}

  @Query(() => ForumOverview, { description: 'The counts of the forum for the caller.' })
  forumOverview(@CurrentViewer() viewer: Viewer): Promise<ForumOverview> {
    return this.reading.overview(viewer);
  }

  @Mutation(() => ForumOverview, {
    description:
      'Records that the caller has the forum open. A visit ends after half an hour without this call; `lastVisitAt` is the end of the previous one.',
  })
  visitForum(@CurrentViewer() viewer: Viewer): Promise<ForumOverview> {
    return this.reading.visit(viewer);
  }

  @Mutation(() => ForumOverview, { description: 'Marks posts and their replies as read by the caller.' })
  markForumRead(
    @CurrentViewer() viewer: Viewer,
    @Args('ids', { type: () => [ID], nullable: true, description: 'Ids of up to 100 posts; all posts by default.' })
    ids?: string[] | null,
    @Args('until', {
      type: () => DateTimeScalar,
      nullable: true,
      description: 'When the caller fetched the posts; anything written later stays unread. By default now.',
    })
    until?: Date | null,
  ): Promise<ForumOverview> {
    return this.reading.read(viewer, ids ?? null, until);
  }

  @Mutation(() => ForumPost, {
    description: 'Saves a post for the caller, or removes it from their saved posts.',
  })
  saveForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the post.' }) id: string,
    @Args('isSaved', { description: 'Whether it is saved.' }) isSaved: boolean,
  ): Promise<ForumPost> {
    return this.reading.save(viewer, id, isSaved);
  }
}
