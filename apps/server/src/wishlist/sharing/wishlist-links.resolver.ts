import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { WishlistLink } from './shared-wishlist';
import { WishlistLinksService } from './wishlist-links.service';

const MEMBER_ID = { type: () => ID, description: 'Membership id of the member whose wishes they are.' };

@Resolver(() => WishlistLink)
export class WishlistLinksResolver {
  constructor(private readonly links: WishlistLinksService) {}

  @Query(() => WishlistLink, {
    nullable: true,
    description:
      "The private link to another member's wishes; null if they are not shared, and always null for the caller's " +
      'own.',
  })
  wishlistLink(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', MEMBER_ID) memberId: string,
  ): Promise<WishlistLink | null> {
    return this.links.of(viewer, memberId);
  }

  @Mutation(() => WishlistLink, {
    description: "Creates a private link to another member's wishes. Wishes that are already shared keep their link.",
  })
  shareWishlist(@CurrentViewer() viewer: Viewer, @Args('memberId', MEMBER_ID) memberId: string): Promise<WishlistLink> {
    return this.links.share(viewer, memberId);
  }

  @Mutation(() => Boolean, {
    description: "Revokes the private link to another member's wishes. Returns whether there was one.",
  })
  revokeWishlistLink(@CurrentViewer() viewer: Viewer, @Args('memberId', MEMBER_ID) memberId: string): Promise<boolean> {
    return this.links.revoke(viewer, memberId);
  }
}
