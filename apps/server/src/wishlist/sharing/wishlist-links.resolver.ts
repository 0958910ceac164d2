import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { WishlistLink } from './shared-wishlist';
import { WishlistLinksService } from './wishlist-links.service';

const MEMBER_ID = { type: () => ID, description: 'Membership id of whose wishes they are.' };

@Resolver(() => WishlistLink)
export class WishlistLinksResolver {
  constructor(private readonly links: WishlistLinksService) {}

  @Query(() => WishlistLink, {
    nullable: true,
    description: "The private link to somebody else's wishes; null while they are not shared, and of the caller's own.",
  })
  wishlistLink(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', MEMBER_ID) memberId: string,
  ): Promise<WishlistLink | null> {
    return this.links.of(viewer, memberId);
  }

  @Mutation(() => WishlistLink, {
    description: "Shares somebody else's wishes by a private link; shared ones keep theirs.",
  })
  shareWishlist(@CurrentViewer() viewer: Viewer, @Args('memberId', MEMBER_ID) memberId: string): Promise<WishlistLink> {
    return this.links.share(viewer, memberId);
  }

  @Mutation(() => Boolean, { description: "Ends the private link to somebody else's wishes: whether there was one." })
  revokeWishlistLink(@CurrentViewer() viewer: Viewer, @Args('memberId', MEMBER_ID) memberId: string): Promise<boolean> {
    return this.links.revoke(viewer, memberId);
  }
}
