import { Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { SafeFetchModule } from '../platform/safe-fetch';
import { ForumConfirmations } from './confirmations/forum-confirmations';
import { ForumConfirmationsResolver } from './confirmations/forum-confirmations.resolver';
import { ForumDigest } from './forum-digest';
import { ForumMentions } from './mentions/forum-mentions';
import { ForumMentionsResolver } from './mentions/forum-mentions.resolver';
import { ForumPush } from './mentions/forum-push';
import { ForumPictures } from './pictures/forum-pictures';
import { ForumPolls } from './polls/forum-polls';
import { ForumPollsResolver } from './polls/forum-polls.resolver';
import { ForumContents } from './posts/forum-content';
import { ForumPages } from './posts/forum-pages';
import { ForumPostParts } from './posts/forum-post-parts';
import { ForumPostEntity } from './posts/forum-post.entity';
import { ForumPostStore } from './posts/forum-post.store';
import { ForumPostsReader } from './posts/forum-posts.reader';
import { ForumPostsResolver } from './posts/forum-posts.resolver';
import { ForumPostsService } from './posts/forum-posts.service';
import { ForumSearch } from './posts/forum-search';
import { ForumLinkPreviews } from './previews/forum-link-previews';
import { ForumLinkPreviewsResolver } from './previews/forum-link-previews.resolver';
import { LinkReading } from './previews/link-reading';
import { ForumReactionsResolver } from './reactions/forum-reactions.resolver';
import { ForumReactionsService } from './reactions/forum-reactions.service';
import { ForumReading } from './reading/forum-reading';
import { ForumReadingResolver } from './reading/forum-reading.resolver';
import { ForumReadingService } from './reading/forum-reading.service';
import { ReadingMoves } from './reading/reading-moves';
import { ForumRecordsResolver } from './records/forum-records.resolver';
import { ForumRecordsService } from './records/forum-records.service';
import { ForumController } from './rest/forum.controller';
import { NewReplies } from './replies/new-replies';
import { NewRepliesResolver } from './replies/new-replies.resolver';
import { ForumTypingResolver } from './typing/forum-typing.resolver';
import { ForumTypingService } from './typing/forum-typing.service';

/** Posts with their replies, reactions to them, and what each member has read of them. */
const posts: Provider[] = [
  ForumContents,
  ForumPages,
  ForumPostParts,
  ForumPostStore,
  ForumPostsReader,
  ForumPostsResolver,
  ForumPostsService,
  ForumReactionsResolver,
  ForumReactionsService,
  ForumReading,
  ForumReadingResolver,
  ForumReadingService,
  NewReplies,
  NewRepliesResolver,
  ReadingMoves,
];

/** The parts of a post. */
const parts: Provider[] = [
  ForumConfirmations,
  ForumConfirmationsResolver,
  ForumLinkPreviews,
  ForumLinkPreviewsResolver,
  ForumMentions,
  ForumMentionsResolver,
  ForumPictures,
  ForumPolls,
  ForumPollsResolver,
  ForumPush,
  ForumRecordsResolver,
  ForumRecordsService,
  ForumTypingResolver,
  ForumTypingService,
  LinkReading,
];

@Module({
  imports: [TypeOrmModule.forFeature([ForumPostEntity]), SafeFetchModule],
  controllers: [ForumController],
  providers: [
    ...posts,
    ...parts,
    ...domainParts('forum_post', {
      bin: fromProvider(ForumPostStore, ({ bin }) => bin),
      search: ForumSearch,
      digest: ForumDigest,
    }),
  ],
  exports: [ForumConfirmations, ForumPolls, ForumPostsService, ForumReactionsService, ForumReadingService],
})
export class ForumModule {}
