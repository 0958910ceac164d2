import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import type { ForumReaction } from '@homefold/domain/forum';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { ForumReactionType } from '../forum-enums';
import { ForumPost } from '../posts/forum-post.types';
import { ForumReactionsService } from './forum-reactions.service';

@Resolver(() => ForumPost)
export class ForumReactionsResolver {
  constructor(private readonly reactions: ForumReactionsService) {}

  @Mutation(() => ForumPost, {
    description: "Adds or removes the caller's reaction of one type to a post or a reply.",
  })
  reactToForumPost(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the post or the reply.' }) id: string,
    @Args('type', { type: () => ForumReactionType, description: 'Which reaction.' }) type: ForumReaction,
    @Args('isOn', {
      type: () => Boolean,
      nullable: true,
      description: 'true adds the reaction, false removes it; if omitted, it is toggled.',
    })
    isOn?: boolean | null,
  ): Promise<ForumPost> {
    return this.reactions.react(viewer, id, type, isOn);
  }
}
