import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { recordTitles } from '../platform/records';
import { SafeFetchModule } from '../platform/safe-fetch';
import { SecretBox } from '../platform/secret-box';
import { SharedWishlistController } from './sharing/shared-wishlist.controller';
import { SharedWishlistService } from './sharing/shared-wishlist.service';
import { WishlistLinksResolver } from './sharing/wishlist-links.resolver';
import { WishlistLinksService } from './sharing/wishlist-links.service';
import { WishDaysResolver } from './days/wish-days.resolver';
import { WishDaysService } from './days/wish-days.service';
import { WishDraftsResolver } from './drafts/wish-drafts.resolver';
import { WishDraftsService } from './drafts/wish-drafts.service';
import { GiftPush } from './surprise/gift-push';
import { GiftsService } from './surprise/gifts.service';
import { KnownWishes } from './surprise/known-wishes';
import { PurchasesResolver } from './surprise/purchases.resolver';
import { PurchasesService } from './surprise/purchases.service';
import { RevealingDays } from './surprise/revealing-days';
import { SecretsStore } from './surprise/secrets.store';
import { WishlistSettings } from './surprise/wishlist-settings';
import { WishlistSettingsService } from './surprise/wishlist-settings.service';
import { WishAmounts } from './wishes/wish-amounts';
import { WishEntity } from './wishes/wish.entity';
import { WishMoves } from './wishes/wish-moves';
import { WishStore } from './wishes/wish.store';
import { WishDigest } from './wishes/wish-digest';
import { WishSearch } from './wishes/wish-search';
import { WishesResolver } from './wishes/wishes.resolver';
import { WishesService } from './wishes/wishes.service';
import { WishlistController } from './wishes/wishlist.controller';

@Module({
  imports: [TypeOrmModule.forFeature([WishEntity]), SafeFetchModule],
  controllers: [WishlistController, SharedWishlistController],
  exports: [GiftsService, PurchasesService, WishesService],
  providers: [
    GiftPush,
    GiftsService,
    KnownWishes,
    PurchasesResolver,
    PurchasesService,
    RevealingDays,
    SecretBox,
    SecretsStore,
    SharedWishlistService,
    WishAmounts,
    WishDaysResolver,
    WishDaysService,
    WishDraftsResolver,
    WishDraftsService,
    WishMoves,
    WishStore,
    WishesResolver,
    WishesService,
    WishlistLinksResolver,
    WishlistLinksService,
    WishlistSettings,
    WishlistSettingsService,
    recordTitles('wishlist_item', 'wish'),
    ...domainParts('wishlist_item', {
      bin: fromProvider(WishStore, ({ bin }) => bin),
      search: WishSearch,
      digest: WishDigest,
    }),
  ],
})
export class WishlistModule {}
