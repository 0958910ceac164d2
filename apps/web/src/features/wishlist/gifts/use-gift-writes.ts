import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { useFamily } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import { makeChange } from '../../../graphql/records/change';
import { makeSave } from '../../../graphql/records/record-writes';
import { useToasts } from '../../../ui/toasts/toasts';
import type { ToastApi } from '../../../ui/toasts/toasts';
import {
  CommentWishDocument,
  RemoveWishCommentDocument,
  RevealSurpriseDocument,
  ShareWishDocument,
} from '../generated';
import { refetchWishes } from '../model/live';
import { personOf } from '../model/people';
import { buyWishWrite } from '../model/queued-writes';
import { typed } from '../model/types';
import type { Wish } from '../model/types';
import { placeWish } from '../model/wish-cache';

/** Options of a purchase. */
export interface Buying {
  /** Hidden from the wisher. */
  surprise: boolean;
  /** The day on which it is revealed automatically; null: only by its buyer. */
  revealOn: string | null;
}

/** The writes of givers. Every function throws the server's refusal, which is shown next to the button. */
export type GiftWrites = ReturnType<typeof makeGiftWrites>;

function makeGiftWrites(client: ApolloClient, toasts: ToastApi, family: FamilyView) {
  const change = makeChange(client);
  const save = makeSave({ client, toasts });
  return {
    /** @returns the wish; null while the purchase is queued on this device */
    async buy(wish: Wish, { surprise, revealOn }: Buying): Promise<Wish | null> {
      const answer = await save({
        write: buyWishWrite,
        variables: surprise ? { id: wish.id, surprise, revealOn } : { id: wish.id, surprise },
        shown: {
          buyWish: typed({
            ...wish,
            isPurchased: true,
            purchasedAt: new Date().toISOString(),
            purchasedBy: personOf(family.me, family),
            isSurprise: surprise,
            revealOn: surprise ? revealOn : null,
          }),
        },
        basis: null,
        subject: wish.id,
        title: wish.title,
      });
      return answer?.buyWish ?? null;
    },
    reveal: (wish: Wish) =>
      change({
        mutation: RevealSurpriseDocument,
        variables: { id: wish.id },
        place: (cache, { revealSurprise }) => placeWish(cache, wish.id, revealSurprise),
      }),
    /** @param amount in the currency's smallest unit; 0 withdraws it */
    share: (wish: Wish, amount: number) =>
      change({
        mutation: ShareWishDocument,
        variables: { id: wish.id, amount },
        place: (cache, { shareWish }) => placeWish(cache, wish.id, shareWish),
      }),
    /** @param idempotencyKey the same for all attempts to send one text */
    comment: (wish: Wish, text: string, idempotencyKey: string) =>
      change({
        mutation: CommentWishDocument,
        variables: { id: wish.id, text, idempotencyKey },
        place: (cache, { commentWish }) => placeWish(cache, wish.id, commentWish),
      }),
    removeComment: (wish: Wish, commentId: string) =>
      change({
        mutation: RemoveWishCommentDocument,
        variables: { id: wish.id, commentId },
        place: (cache, { removeWishComment }) => placeWish(cache, wish.id, removeWishComment),
      }),
    /** Refetches after a refusal, because the screen may be outdated. */
    refetch: () => refetchWishes(client),
  };
}

export function useGiftWrites(): GiftWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const family = useFamily();
  return useMemo(() => makeGiftWrites(client, toasts, family), [client, toasts, family]);
}
