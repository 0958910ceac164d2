import { wishlist } from '../en/wishlist/wishes';
import { t as base } from '../record';

/** The texts of the wishlist. */
export const t = { ...base, wishlist };
