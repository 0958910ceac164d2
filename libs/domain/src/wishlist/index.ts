/** The rules of the wishlist, as a separate entry (`@homefold/domain/wishlist`). */
export { isWishCategory, WISH_CATEGORIES, WISH_LIMITS, wishProblem } from './wish';
export type { WishCategory, WishContent, WishField, WishProblem } from './wish';
export { stillNeeded, summaryOfWishes, wishlistStatus } from './summary';
export type { CountedWish, WishSummary } from './summary';
