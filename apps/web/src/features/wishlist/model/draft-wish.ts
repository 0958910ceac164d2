import { cleanLine } from '@homefold/domain';
import { stillNeeded } from '@homefold/domain/wishlist';
import type { FamilyView } from '../../../graphql/family';
import { optimisticValues } from '../../../ui/forms/optional-fields';
import { WISH_FIELDS } from './fields';
import { personOf } from './people';
import type { Wish, WishChanges } from './types';

/** The purchase fields of a wish that is not bought. */
const UNBOUGHT = {
  isPurchased: false,
  purchasedAt: null,
  purchasedBy: null,
  takenBy: null,
  isSurprise: false,
  wasSurprise: false,
  revealOn: null,
} satisfies Partial<Wish>;

/** The optimistic wish of an input: first among its member's, as on the server. */
export function draftWish(
  input: WishChanges,
  memberId: string,
  { byId, me }: Pick<FamilyView, 'byId' | 'me'>,
  { id, now, others }: { id: string; now: Date; others: readonly Wish[] },
): Wish {
  const places = others.filter(({ member }) => member.memberId === memberId).map(({ position }) => position);
  const price = input.price ?? null;
  return {
    ...optimisticValues(WISH_FIELDS, input, null),
    id,
    title: cleanLine(input.title ?? ''),
    category: input.category ?? '',
    price,
    isOwned: input.isOwned ?? false,
    member: personOf(memberId, { byId }) ?? {
      ...{ memberId, displayName: '', avatarUrl: null, defaultAvatarId: null, hue: 'plum', hasLeft: false },
    },
    // The size is known from the server's answer.
    image: null,
    imageUrl: input.imageUrl ?? null,
    ...UNBOUGHT,
    shares: [],
    stillNeeded: price,
    comments: [],
    archivedYear: null,
    position: Math.min(0, ...places) - 1,
    createdByMemberId: me,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** The optimistic wish after a change; omitted fields are kept. */
export function changedWish(wish: Wish, changes: WishChanges): Wish {
  const price = changes.price === undefined ? wish.price : changes.price;
  return {
    ...wish,
    ...optimisticValues(WISH_FIELDS, changes, wish),
    title: cleanLine(changes.title ?? '') || wish.title,
    category: changes.category ?? wish.category,
    isOwned: changes.isOwned ?? wish.isOwned,
    ...(changes.imageUrl !== undefined &&
      changes.imageUrl !== wish.imageUrl && { imageUrl: changes.imageUrl, image: null }),
    price,
    stillNeeded: stillNeeded(price, wish.shares),
  };
}

/** The optimistic wish after its purchase was cancelled. */
export const openWish = (wish: Wish): Wish => ({ ...wish, ...UNBOUGHT });
