import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { batched } from '../../platform/graphql';
import { ForumPost } from '../posts/forum-post.types';
import { ForumPoll } from './forum-poll.types';
import { ForumPolls } from './forum-polls';

const POST_ID = { type: () => ID, description: 'Id of the post.' };

@Resolver(() => ForumPost)
export class ForumPollsResolver {
  private readonly all = batched((viewer: Viewer, ids) => this.polls.of(viewer, ids));

  constructor(private readonly polls: ForumPolls) {}

  @ResolveField(() => ForumPoll, { nullable: true, description: 'The poll in it, if there is one.' })
  async poll(@CurrentViewer() viewer: Viewer, @Parent() { id }: ForumPost): Promise<ForumPoll | null> {
    return (await this.all(viewer, id)) ?? null;
  }

  @Mutation(() => ForumPost, {
    description: "Replaces the caller's votes in a poll. CONFLICT (409) once it has ended.",
  })
  voteInForumPoll(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', POST_ID) postId: string,
    @Args('optionIds', {
      type: () => [ID],
      description:
        'Ids of the chosen options: one, or several if the poll allows it; an empty list withdraws the vote.',
    })
    optionIds: string[],
  ): Promise<ForumPost> {
    return this.polls.vote(viewer, postId, optionIds);
  }

  @Mutation(() => ForumPost, { description: 'Closes a poll. Only the author of the post and admins may.' })
  closeForumPoll(@CurrentViewer() viewer: Viewer, @Args('postId', POST_ID) postId: string): Promise<ForumPost> {
    return this.polls.close(viewer, postId);
  }
}
