import { Args, Float, ID, Mutation, Resolver } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, IdempotencyKey } from '../../platform/graphql';
import { Wish } from '../wishes/wish.types';
import { GiftsService } from './gifts.service';
import { PurchasesService } from './purchases.service';
import { WishlistSettingsService } from './wishlist-settings.service';

const WISH_ID = { type: () => ID, description: 'Id of the wish.' };

@Resolver(() => Wish)
export class PurchasesResolver {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly gifts: GiftsService,
    private readonly settings: WishlistSettingsService,
  ) {}

  @Mutation(() => Wish, {
    description: 'Marks a wish as bought by the caller. CONFLICT (409) when somebody else has bought it already.',
  })
  buyWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('surprise', {
      defaultValue: false,
      description: "Whether to hide the purchase from the wisher. Ignored for the caller's own wish.",
    })
    surprise: boolean,
    @Args('revealOn', {
      type: () => CalendarDateScalar,
      nullable: true,
      description:
        'The surprise is revealed on the evening of this day; by default the `wantedBy` day of the wish, null for ' +
        'never.',
    })
    revealOn?: CalendarDate | null,
  ): Promise<Wish> {
    return this.purchases.mark(viewer, id, { surprise, revealOn });
  }

  @Mutation(() => Wish, {
    description: 'Takes a purchase back. For a surprise only its buyer and admins other than the wisher may.',
  })
  takeBackPurchase(@CurrentViewer() viewer: Viewer, @Args('id', WISH_ID) id: string): Promise<Wish> {
    return this.purchases.takeBack(viewer, id);
  }

  @Mutation(() => Wish, {
    description:
      'Reveals a surprise to the wisher. Only its buyer may; if somebody outside the family took it, any member ' +
      'except the wisher may.',
  })
  revealSurprise(@CurrentViewer() viewer: Viewer, @Args('id', WISH_ID) id: string): Promise<Wish> {
    return this.purchases.reveal(viewer, id);
  }

  @Mutation(() => Wish, { description: "Sets the amount that the caller contributes to another member's wish." })
  shareWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('amount', {
      type: () => Float,
      description:
        "The amount in the smallest unit of the family's currency, a whole number; 0 withdraws the contribution.",
    })
    amount: number,
  ): Promise<Wish> {
    return this.gifts.share(viewer, id, amount);
  }

  @Mutation(() => Wish, { description: 'Comments on a wish. Everybody except the wisher can read it.' })
  commentWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('text', { description: 'The comment: 1 to 1,000 characters.' }) text: string,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Wish> {
    return this.gifts.comment(viewer, id, text, idempotencyKey);
  }

  @Mutation(() => Wish, { description: 'Removes a comment. Only its author and admins may.' })
  removeWishComment(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('commentId', { type: () => ID, description: 'Id of the comment.' }) commentId: string,
  ): Promise<Wish> {
    return this.gifts.removeComment(viewer, id, commentId);
  }

  @Mutation(() => CalendarDateScalar, {
    nullable: true,
    description: 'Makes every purchase for another member a surprise until a day. Returns that day. Admins only.',
  })
  hidePurchases(
    @CurrentViewer() viewer: Viewer,
    @Args('until', {
      type: () => CalendarDateScalar,
      nullable: true,
      description: 'The day, today or later; null ends the setting.',
    })
    until?: CalendarDate | null,
  ): Promise<CalendarDate | null> {
    return this.settings.hide(viewer, until ?? null);
  }
}
