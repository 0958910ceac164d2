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
      description: 'Whether the wisher must not know yet. What is bought for oneself is no surprise.',
    })
    surprise: boolean,
    @Args('revealOn', {
      type: () => CalendarDateScalar,
      nullable: true,
      description:
        'On the evening of this day the surprise reveals itself; left out: the day until which it is wanted, null: never.',
    })
    revealOn?: CalendarDate | null,
  ): Promise<Wish> {
    return this.purchases.mark(viewer, id, { surprise, revealOn });
  }

  @Mutation(() => Wish, {
    description: 'Takes a purchase back. Only its buyer, or an admin other than the wisher, takes back a surprise.',
  })
  takeBackPurchase(@CurrentViewer() viewer: Viewer, @Args('id', WISH_ID) id: string): Promise<Wish> {
    return this.purchases.takeBack(viewer, id);
  }

  @Mutation(() => Wish, {
    description:
      'Reveals a surprise to the wisher: its buyer does, or any other member where somebody outside took it.',
  })
  revealSurprise(@CurrentViewer() viewer: Viewer, @Args('id', WISH_ID) id: string): Promise<Wish> {
    return this.purchases.reveal(viewer, id);
  }

  @Mutation(() => Wish, { description: "Says what the caller puts in for somebody else's wish." })
  shareWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('amount', {
      type: () => Float,
      description: "In the smallest unit of the family's currency, a whole number; 0 takes the share back.",
    })
    amount: number,
  ): Promise<Wish> {
    return this.gifts.share(viewer, id, amount);
  }

  @Mutation(() => Wish, { description: 'Comments on a wish, for everybody but the wisher.' })
  commentWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('text', { description: '1 to 1,000 characters.' }) text: string,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Wish> {
    return this.gifts.comment(viewer, id, text, idempotencyKey);
  }

  @Mutation(() => Wish, { description: 'Removes a comment, by its author or an admin.' })
  removeWishComment(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('commentId', { type: () => ID, description: 'Id of the comment.' }) commentId: string,
  ): Promise<Wish> {
    return this.gifts.removeComment(viewer, id, commentId);
  }

  @Mutation(() => CalendarDateScalar, {
    nullable: true,
    description: 'Until this day every purchase for somebody else is a surprise; null ends it. Admins only.',
  })
  hidePurchases(
    @CurrentViewer() viewer: Viewer,
    @Args('until', { type: () => CalendarDateScalar, nullable: true, description: 'Today or later.' })
    until?: CalendarDate | null,
  ): Promise<CalendarDate | null> {
    return this.settings.hide(viewer, until ?? null);
  }
}
