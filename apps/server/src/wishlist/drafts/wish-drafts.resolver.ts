import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { WishDraft } from './wish-draft';
import { WishDraftsService } from './wish-drafts.service';

@Resolver(() => WishDraft)
export class WishDraftsResolver {
  constructor(private readonly drafts: WishDraftsService) {}

  @Mutation(() => WishDraft, {
    description:
      'Reads title, price and picture from a web page. No wish is stored. INVALID (field `url`) if the address is ' +
      'invalid or the page cannot be read; RATE_LIMITED beyond 60 calls an hour.',
  })
  draftWishFromLink(
    @CurrentViewer() viewer: Viewer,
    @Args('url', { description: 'Address of the page.' }) url: string,
  ): Promise<WishDraft> {
    return this.drafts.fromLink(viewer, url);
  }
}
