export { wishlistMigrations } from './migrations';
export { sealedWishlistLinks } from './sharing/wishlist-links.service';
export { GiftsService } from './surprise/gifts.service';
export { PurchasesService } from './surprise/purchases.service';
export { WishesService } from './wishes/wishes.service';
export { WishlistModule } from './wishlist.module';
