import { Injectable } from '@nestjs/common';
import { cleanText, formatMoney, isLongerThan } from '@homefold/domain';
import { WISH_LIMITS } from '@homefold/domain/wishlist';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { forbidden, invalid, notFound } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import { WishStore } from '../wishes/wish.store';
import type { Wish } from '../wishes/wish.types';
import { GiftPush } from './gift-push';
import { KnownWishes } from './known-wishes';
import { SecretsStore } from './secrets.store';

const MAX_COMMENTS = 200;

/** Shares of a big gift, and comments; hidden from the wisher. */
@Injectable()
export class GiftsService {
  constructor(
    private readonly store: WishStore,
    private readonly known: KnownWishes,
    private readonly secrets: SecretsStore,
    private readonly families: FamilySettingsReader,
    private readonly push: GiftPush,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Sets the caller's contribution to a wish; 0 withdraws it. All shares together never exceed the price.
   *
   * @param amount in the smallest unit of the family's currency
   * @throws DomainError NOT_FOUND, FORBIDDEN for the caller's own wish, INVALID (field `amount`), FEATURE_LOCKED
   */
  share(caller: Viewer, id: string, amount: number): Promise<Wish> {
    const put = async (viewer: FamilyViewer, wish: Wish): Promise<void> => {
      if (!Number.isSafeInteger(amount) || amount < 0) throw invalid('amount', 'A share must be zero or more.');
      if (amount > 0 && wish.price === null) throw invalid('amount', 'The wish has no price yet.');
      const own = wish.shares.find(({ member }) => member.memberId === viewer.membershipId)?.amount ?? 0;
      const left = (wish.stillNeeded ?? 0) + own;
      if (amount > left) {
        const money = await this.families.settings(viewer);
        throw invalid(
          'amount',
          left === 0 ? 'Nothing more is needed.' : `At most ${formatMoney(left, money)} is still needed.`,
        );
      }
      if (amount === own) return;
      await this.secrets.share(viewer, wish.id, amount);
      const now = await this.known.get(viewer, wish.id);
      await this.push.shared(viewer, now, amount, await this.families.settings(viewer));
    };
    // after a reveal the wisher sees the contributors
    return this.changed(caller, id, put, ({ wasSurprise }) => wasSurprise);
  }

  /** Comments on a wish, visible to everybody but the wisher; idempotent per key. @throws as `share` */
  comment(caller: Viewer, id: string, text: string, idempotencyKey?: string | null): Promise<Wish> {
    return this.changed(caller, id, async (viewer, wish) => {
      const words = cleanText(text);
      if (!words || isLongerThan(words, WISH_LIMITS.comment))
        throw invalid('text', 'A comment must have 1 to 1,000 characters.');
      if (wish.comments.length >= MAX_COMMENTS)
        throw invalid('text', `A wish can have at most ${MAX_COMMENTS} comments.`);
      await this.idempotency.once(viewer, idempotencyKey, `commentWish ${wish.id}`, async () => {
        const commentId = await this.secrets.comment(viewer, wish.id, words);
        await this.push.commented(viewer, wish, words);
        return commentId;
      });
    });
  }

  /** By its author or an admin. @throws as `share` */
  removeComment(caller: Viewer, id: string, commentId: string): Promise<Wish> {
    return this.changed(caller, id, async (viewer, wish) => {
      const comment = wish.comments.find((each) => each.id === commentId.toLowerCase());
      if (!comment) throw notFound('Comment');
      if (comment.author.memberId !== viewer.membershipId && viewer.role !== 'admin')
        throw forbidden('Only its author or an admin can remove this comment.');
      await this.secrets.removeComment(viewer.familyId, wish.id, comment.id);
    });
  }

  /**
   * The wisher gets the same refusal, whatever the others have done.
   *
   * @param isKnown whether the change is visible to the wisher
   */
  private changed(
    caller: Viewer,
    id: string,
    change: (viewer: FamilyViewer, wish: Wish) => Promise<void>,
    isKnown: (wish: Wish) => boolean = () => false,
  ): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      const { member } = await this.known.get(viewer, id);
      if (member.memberId === viewer.membershipId)
        throw forbidden('This is your own wish: shares and comments are for the others.');
      await this.secrets.lock(id);
      const wish = await this.known.get(viewer, id);
      await change(viewer, wish);
      await this.secrets.told({ familyId: viewer.familyId, by: viewer }, wish, isKnown(wish));
      return this.known.get(viewer, wish.id);
    });
  }
}
