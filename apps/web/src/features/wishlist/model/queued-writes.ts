import { registerWrite } from '../../../graphql/offline/known-writes';
import { AddWishDocument, BuyWishDocument, TakeBackPurchaseDocument } from '../generated';
import { placeWish } from './wish-cache';

/** A new wish; may be queued. */
export const addWishWrite = registerWrite({
  kind: 'addWish',
  mutation: AddWishDocument,
  place: (cache, { addWish: wish }, _basis: null) => placeWish(cache, wish.id, wish),
  idOf: ({ addWish }) => addWish.id,
});

/** Cancels a purchase; may be queued, because it is idempotent. */
export const takeBackWrite = registerWrite({
  kind: 'takeBackWish',
  mutation: TakeBackPurchaseDocument,
  place: (cache, { takeBackPurchase: wish }, _basis: null) => placeWish(cache, wish.id, wish),
});

/** A purchase; may be queued, because it is idempotent, and a second buyer gets a conflict. */
export const buyWishWrite = registerWrite({
  kind: 'buyWish',
  mutation: BuyWishDocument,
  place: (cache, { buyWish: wish }, _basis: null) => placeWish(cache, wish.id, wish),
});
