import type { AddWishMutationVariables, WishPartsFragment } from '../generated';

/** A wish as visible to the viewer. */
export type Wish = WishPartsFragment;
export type WishPerson = Wish['member'];

/** The input that a form sends. */
export type WishChanges = AddWishMutationVariables['input'];

const person = <P extends WishPerson | null>(one: P): P => one && { __typename: 'WishPerson' as const, ...one };

/** The wish with its `__typename`s, which the generated types leave out. */
export function typed(wish: Wish): Wish & { __typename: 'Wish' } {
  const stored = {
    __typename: 'Wish' as const,
    ...wish,
    image: wish.image && { __typename: 'Picture' as const, ...wish.image },
    member: person(wish.member),
    purchasedBy: person(wish.purchasedBy),
    shares: wish.shares.map((share) => ({
      __typename: 'WishShare' as const,
      ...share,
      member: person(share.member),
    })),
    comments: wish.comments.map((comment) => ({
      __typename: 'WishComment' as const,
      ...comment,
      author: person(comment.author),
    })),
  };
  return stored;
}
