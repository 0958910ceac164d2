import { stillNeeded } from '@homefold/domain/wishlist';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import type { Wish } from '../model/types';
import '../settings/hide-until';
import '../sharing/link-dialog';
import { bought, fakeWishlist, wish } from '../wishlist.test-kit';

export { bought, wish };

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

type Args = { id: string; amount: number; text: string; commentId: string; memberId: string; until: string | null };

const emma = wish('').member;
/** A member as wishes refer to them. */
export const tom = wish('', { of: 'tom' }).member;

export const share = (amount: number, member = tom): Wish['shares'][number] => ({ member, amount });
export const comment = (id: string, text: string, author = tom): Wish['comments'][number] => ({
  ...{ id, text, author, createdAt: '2026-10-08T08:00:00.000Z' },
});

/**
 * Opens the wishlist as Emma, an admin, with a fake server that has purchases, shares and comments.
 * @param until the day until which the family hides purchases
 */
export function openGifts(wishes: Wish[], { until = null as string | null, answers = {} as RootAnswers } = {}) {
  const { fake, answers: own } = fakeWishlist(wishes);
  const state = { until, link: null as { url: string; createdAt: string; createdByMemberId: string } | null };
  const change =
    (name: string, changes: (before: Wish, args: Args) => Partial<Wish>) =>
    (args: Args): Wish => {
      fake.calls.push({ name, args: { ...args } });
      const before = fake.wishes.find(({ id }) => id === args.id);
      if (!before) throw domainError('NOT_FOUND', 'Wish not found');
      const next = { ...before, ...changes(before, args) };
      const after = { ...next, stillNeeded: stillNeeded(next.price, next.shares) };
      fake.wishes = fake.wishes.map((one) => (one.id === args.id ? after : one));
      return after;
    };
  const list = own['wishlist'] as (args: object) => object;
  const gifts: RootAnswers = {
    wishlist: (args: object) => ({ ...list(args), hidePurchasesUntil: state.until }),
    revealSurprise: change('reveal', () => ({ isSurprise: false, wasSurprise: true, revealOn: null })),
    shareWish: change('share', ({ shares }, { amount }) => {
      const others = shares.filter(({ member }) => member.memberId !== emma.memberId);
      return { shares: amount > 0 ? [...others, share(amount, emma)] : others };
    }),
    commentWish: change('comment', ({ comments }, { text }) => ({
      comments: [...comments, comment(`comment-${comments.length}`, text, emma)],
    })),
    removeWishComment: change('removeComment', ({ comments }, { commentId }) => ({
      comments: comments.filter(({ id }) => id !== commentId),
    })),
    wishlistLink: () => state.link,
    shareWishlist: ({ memberId }: Args) => {
      fake.calls.push({ name: 'shareList', args: { memberId } });
      state.link = {
        ...{ url: 'https://home.example/shared-wishlist#token', createdByMemberId: emma.memberId },
        createdAt: '2026-10-08T08:00:00.000Z',
      };
      return state.link;
    },
    revokeWishlistLink: ({ memberId }: Args) => {
      fake.calls.push({ name: 'revoke', args: { memberId } });
      state.link = null;
      return true;
    },
    hidePurchases: ({ until: next }: Args) => {
      fake.calls.push({ name: 'hide', args: { until: next } });
      state.until = next;
      return next;
    },
  };
  return { fake, state, ...renderRoute('/dashboard#wishlist', { graphql: { ...own, ...gifts, ...answers } }) };
}
