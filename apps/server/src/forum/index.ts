export { ForumConfirmations } from './confirmations/forum-confirmations';
export { ForumModule } from './forum.module';
export { forumMigrations } from './migrations';
export { ForumPolls } from './polls/forum-polls';
export type { ForumPostInput } from './posts/forum-post.types';
export { ForumPostsService } from './posts/forum-posts.service';
export { ForumReactionsService } from './reactions/forum-reactions.service';
export { ForumReadingService } from './reading/forum-reading.service';
