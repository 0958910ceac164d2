import type { WishFilters } from '../list/filters';
import type { Wish } from './types';

/** The page's sections: open and fulfilled wishes. */
export interface Sections {
  open: readonly Wish[];
  fulfilled: readonly Wish[];
}

/** Bought or already owned. */
export const isFulfilled = ({ isPurchased, isOwned }: Pick<Wish, 'isPurchased' | 'isOwned'>): boolean =>
  isPurchased || isOwned;

/** The wishes that match the filters, unordered. */
export const filtered = (wishes: readonly Wish[], { category, memberId }: WishFilters): readonly Wish[] =>
  wishes.filter(
    (wish) => (category === '' || wish.category === category) && (memberId === '' || wish.member.memberId === memberId),
  );

/**
 * Newest wishes and most recently fulfilled ones first, as documented; the wishes of one member by strength.
 * @param wishes those that match the filters
 */
export function sectionsOf(wishes: readonly Wish[], { memberId }: Pick<WishFilters, 'memberId'>): Sections {
  const byStrength = (a: Wish, b: Wish): number => a.position - b.position;
  const byAge = (a: Wish, b: Wish): number => compare(b.createdAt, a.createdAt) || byStrength(a, b);
  const since = (wish: Wish): string => wish.purchasedAt ?? wish.updatedAt;
  return {
    open: wishes.filter((wish) => !isFulfilled(wish)).sort(memberId === '' ? byAge : byStrength),
    fulfilled: wishes.filter(isFulfilled).sort((a, b) => compare(since(b), since(a))),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
