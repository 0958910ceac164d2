import { WishlistLinks1700000000791 } from './wishlist-links.migration';
import { WishAmounts1700000000797 } from './wish-amounts.migration';
import { WishLeaving1700000000795 } from './wish-leaving.migration';
import { WishPictures1700000000793 } from './wish-pictures.migration';
import { Wishlist1700000000790 } from './wishlist.migration';

/** Oldest first. */
export const wishlistMigrations = [
  Wishlist1700000000790,
  WishlistLinks1700000000791,
  WishPictures1700000000793,
  WishLeaving1700000000795,
  WishAmounts1700000000797,
];
