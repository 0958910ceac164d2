import { t } from '../../../messages/wishlist/gifts';
import type { Wish } from '../model/types';

const labels = t.gifts;

/** The givers of a wish without duplicates: the buyer and the contributors. @param me shown as "you" */
export function giversOf({ purchasedBy, takenBy, shares }: Wish, me: string): string {
  const people = [...(purchasedBy ? [purchasedBy] : []), ...shares.map(({ member }) => member)];
  const names = new Map(
    people.map(({ memberId, displayName }) => [memberId, memberId === me ? labels.you : displayName]),
  );
  return labels.list([...(takenBy ? [takenBy] : []), ...names.values()]);
}

/** Whether it is a gift from somebody other than the wisher. */
export const isGift = ({ isPurchased, purchasedBy, takenBy, member }: Wish): boolean =>
  isPurchased && (takenBy !== null || (purchasedBy !== null && purchasedBy.memberId !== member.memberId));

/** A surprise can be cancelled by its buyer, or by an admin who is not the wisher; an open purchase by anybody. */
export const mayTakeBack = (
  { isSurprise, wasSurprise, purchasedBy, member }: Wish,
  { me, isAdmin }: { me: string; isAdmin: boolean },
): boolean => !(isSurprise || wasSurprise) || purchasedBy?.memberId === me || (isAdmin && member.memberId !== me);
