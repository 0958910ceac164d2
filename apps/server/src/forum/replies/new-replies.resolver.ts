import { Args, ID, Parent, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { Replayed } from '../../platform/graphql';
import { NewReplies, type ReplyMessage } from './new-replies';
import { NewForumReply } from './new-forum-reply.types';

@Resolver(() => NewForumReply)
export class NewRepliesResolver {
  constructor(private readonly replies: NewReplies) {}

  @ResolveField(() => String)
  content(@CurrentViewer() viewer: Viewer, @Parent() { id, content }: ReplyMessage): string | Promise<string> {
    return content ?? this.replies.content(viewer, id);
  }

  @Subscription(() => NewForumReply, {
    description: "New replies in the forum of the caller's family. Ends when the caller leaves the family.",
    resolve: (message: ReplyMessage) => ({ ...message, createdAt: new Date(message.createdAt) }),
  })
  forumReplyAdded(
    @CurrentViewer() viewer: Viewer,
    @Args('postId', { type: () => ID, nullable: true, description: 'Only replies to this post.' })
    postId: string | null,
    @Replayed() last: number,
  ): Promise<AsyncIterableIterator<ReplyMessage>> {
    return this.replies.stream(viewer, postId ?? null, last * 1000);
  }
}
