import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { WishDraft } from './wish-draft';
import { WishDraftsService } from './wish-drafts.service';

@Resolver(() => WishDraft)
export class WishDraftsResolver {
  constructor(private readonly drafts: WishDraftsService) {}

  @Mutation(() => WishDraft, {
    description:
      'Reads title, price and picture of a page on the web. No wish is stored. INVALID (field `url`) tells what is wrong with the ' +
      'address or why it cannot be read; RATE_LIMITED beyond 60 an hour.',
  })
  draftWishFromLink(
    @CurrentViewer() viewer: Viewer,
    @Args('url', { description: 'The address of the page.' }) url: string,
  ): Promise<WishDraft> {
    return this.drafts.fromLink(viewer, url);
  }
}
