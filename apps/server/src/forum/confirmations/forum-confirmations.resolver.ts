import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { batched } from '../../platform/graphql';
import { ForumPost } from '../posts/forum-post.types';
import { ForumReadBy } from './forum-confirmation.types';
import { ForumConfirmations } from './forum-confirmations';

@Resolver(() => ForumPost)
export class ForumConfirmationsResolver {
  private readonly all = batched((viewer: Viewer, ids) => this.confirmations.of(viewer, ids));

  constructor(private readonly confirmations: ForumConfirmations) {}

  @ResolveField(() => ForumReadBy, {
    nullable: true,
    description: 'Who has confirmed having read it; null if the post does not ask for that.',
  })
  async readBy(@CurrentViewer() viewer: Viewer, @Parent() { id, asksReadBy }: ForumPost): Promise<ForumReadBy | null> {
    return asksReadBy ? ((await this.all(viewer, id)) ?? null) : null;
  }

  @Mutation(() => ForumPost, {
    description: 'Confirms that the caller has read a post that asks for it. Repeating it changes nothing.',
  })
  confirmForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the post.' }) id: string,
  ): Promise<ForumPost> {
    return this.confirmations.confirm(viewer, id);
  }
}
