import { Args, ID, Mutation, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { ForumTypingService } from './forum-typing.service';
import { ForumTyping } from './forum-typing.types';

@Resolver(() => ForumTyping)
export class ForumTypingResolver {
  constructor(private readonly typing: ForumTypingService) {}

  @Mutation(() => Boolean, { description: 'Reports that the caller is typing a reply; repeat it about once a second.' })
  tellForumTyping(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', { type: () => ID, description: 'The post that they are replying to.' }) postId: string,
  ): Promise<boolean> {
    return this.typing.tell(viewer, postId);
  }

  @Subscription(() => ForumTyping, {
    description: 'Members of the family who are typing replies. Ends when the caller leaves the family.',
    resolve: (message: ForumTyping) => ({ ...message, at: new Date(message.at) }),
  })
  forumTyping(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', { type: () => ID, nullable: true, description: 'Only replies to this post.' }) postId?:
      | string
      | null,
  ): Promise<AsyncIterableIterator<ForumTyping>> {
    return this.typing.stream(viewer, postId ?? null);
  }
}
