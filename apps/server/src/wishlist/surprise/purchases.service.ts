import { Injectable } from '@nestjs/common';
import { isCalendarDate, type CalendarDate } from '@homefold/domain';
import { ActivityService } from '../../activity';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { conflict, forbidden, invalid } from '../../platform/errors';
import type { WishEntity } from '../wishes/wish.entity';
import { WishStore } from '../wishes/wish.store';
import type { Wish } from '../wishes/wish.types';
import { GiftPush } from './gift-push';
import { KnownWishes } from './known-wishes';
import { SecretsStore } from './secrets.store';
import { WishlistSettings } from './wishlist-settings';

export interface Purchase {
  /** Whether it is still hidden from the wisher. */
  surprise: boolean;
  /** The day on whose evening it is revealed; by default the day by which the wish is wanted. */
  revealOn?: CalendarDate | null | undefined;
}

/** Purchases, open or as a surprise (docs/decisions/wishlist/surprise.md). */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly store: WishStore,
    private readonly known: KnownWishes,
    private readonly secrets: SecretsStore,
    private readonly settings: WishlistSettings,
    private readonly activities: ActivityService,
    private readonly push: GiftPush,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks a wish as bought by the caller; idempotent. A purchase for oneself is never a surprise.
   *
   * @throws DomainError NOT_FOUND, INVALID for the day, CONFLICT when somebody else was first; FEATURE_LOCKED
   */
  mark(caller: Viewer, id: string, { surprise, revealOn }: Purchase): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      const wish = await this.locked(viewer, id);
      if (wish.isPurchased) {
        if (wish.purchasedBy?.memberId === viewer.membershipId) return wish;
        throw conflict('CONFLICT', 'Somebody has bought this already.');
      }
      const isOwn = wish.member.memberId === viewer.membershipId;
      const hiddenUntil = isOwn ? null : await this.settings.hideUntil(viewer);
      if (!isOwn && (surprise || hiddenUntil)) {
        const day = await this.revealDay(viewer, revealOn === undefined ? wish.wantedBy : revealOn, revealOn);
        const last = day && hiddenUntil && hiddenUntil > day ? hiddenUntil : (day ?? (surprise ? null : hiddenUntil));
        await this.secrets.addPurchase(viewer.familyId, wish.id, { buyerId: viewer.membershipId }, last);
        await this.secrets.publish({ familyId: viewer.familyId, by: viewer }, wish);
        await this.push.bought(viewer, viewer.familyId, wish);
      } else {
        // the givers see their own purchase, not that the wisher no longer needs it
        if (isOwn) await this.push.needless(viewer, wish.id, 'owned');
        const row = await this.store.records.rows.live(viewer, wish.id);
        await this.buyOpenly(viewer, row, { purchaserId: viewer.membershipId, wasSurprise: false });
      }
      return this.known.get(viewer, wish.id);
    });
  }

  /**
   * Cancels a purchase. A surprise can be cancelled by its buyer, or by an admin who is not the wisher.
   *
   * @throws DomainError NOT_FOUND, FORBIDDEN, FEATURE_LOCKED
   */
  takeBack(caller: Viewer, id: string): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      const wish = await this.locked(viewer, id);
      if (!wish.isPurchased) return wish;
      if (wish.isSurprise) {
        assertMayTakeBack(viewer, wish);
        await this.secrets.removePurchase(viewer.familyId, wish.id);
        await this.secrets.publish({ familyId: viewer.familyId, by: viewer }, wish);
        await this.push.takenBack(viewer, viewer.familyId, wish);
        return this.known.get(viewer, wish.id);
      }
      const row = await this.store.records.rows.live(viewer, wish.id);
      const { wasSurprise } = row;
      if (wasSurprise) assertMayTakeBack(viewer, wish);
      if (row.purchasedAt)
        await this.activities.takeBackCompletion(viewer, 'wishlist_item', { id: row.id, completedAt: row.purchasedAt });
      await this.store.records.rows.change(row, {
        ...{ purchasedAt: null, purchaserId: null, takenBy: null, wasSurprise: false },
      });
      await this.store.records.publisher.publish(viewer, 'updated', row);
      if (wasSurprise) await this.push.takenBack(viewer, viewer.familyId, wish);
      return this.known.get(viewer, row.id);
    });
  }

  /**
   * Reveals a surprise to the wisher, with its buyer and contributors. Somebody outside the family cannot reveal their
   * purchase, so any other member does it for them.
   *
   * @throws DomainError NOT_FOUND, CONFLICT if no surprise is visible to the caller, or the family still hides purchases;
   *   FORBIDDEN for another member's purchase; FEATURE_LOCKED
   */
  reveal(caller: Viewer, id: string): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      const wish = await this.locked(viewer, id);
      if (!wish.isSurprise) throw conflict('CONFLICT', 'There is no surprise to reveal.');
      if (wish.purchasedBy && wish.purchasedBy.memberId !== viewer.membershipId)
        throw forbidden('Only the buyer can reveal this surprise.');
      const until = await this.settings.hideUntil(viewer);
      if (until) throw conflict('CONFLICT', `Your family hides purchases until ${until}.`);
      await this.revealed(viewer, wish);
      return this.known.get(viewer, wish.id);
    });
  }

  /** The same for an automatic reveal. Inside a write scope; the caller holds the lock. */
  async revealed(viewer: FamilyViewer, wish: Wish): Promise<void> {
    if (wish.takenBy) await this.secrets.keepKey(viewer.familyId, wish.id);
    await this.secrets.removePurchase(viewer.familyId, wish.id);
    const row = await this.store.records.rows.live(viewer, wish.id);
    const bought = { purchaserId: wish.purchasedBy?.memberId ?? null, takenBy: wish.takenBy, wasSurprise: true };
    await this.buyOpenly(viewer, row, bought);
    await this.push.revealed(viewer, wish);
  }

  private async buyOpenly(
    viewer: FamilyViewer,
    row: WishEntity,
    by: Partial<Pick<WishEntity, 'purchaserId' | 'takenBy' | 'wasSurprise'>>,
  ): Promise<void> {
    await this.store.records.rows.change(row, { ...by, purchasedAt: this.clock.now() });
    if (by.purchaserId) await this.store.records.publisher.record(viewer, 'completed', row);
    else await this.store.records.publisher.publish(viewer, 'updated', row);
  }

  /**
   * Serialises everybody to whom a purchase is visible, so that one of two buyers wins; the wisher never waits. Call it
   * before anything that locks the wish's row. @throws DomainError NOT_FOUND
   */
  async locked(viewer: FamilyViewer, id: string): Promise<Wish> {
    const { member } = await this.known.get(viewer, id);
    if (member.memberId !== viewer.membershipId) await this.secrets.lock(id);
    return this.known.get(viewer, id);
  }

  /** The day on whose evening a wish taken by somebody outside is revealed. */
  async usualRevealDay(viewer: FamilyViewer, { wantedBy }: Wish): Promise<CalendarDate | null> {
    const day = await this.revealDay(viewer, wantedBy, undefined);
    const hiddenUntil = await this.settings.hideUntil(viewer);
    return day && hiddenUntil && hiddenUntil > day ? hiddenUntil : day;
  }

  /** An explicitly chosen day must not have passed. If the wish's own day has passed, it counts as none. */
  private async revealDay(
    viewer: FamilyViewer,
    day: CalendarDate | null,
    chosen: CalendarDate | null | undefined,
  ): Promise<CalendarDate | null> {
    if (day === null) return null;
    const hasPassed = !isCalendarDate(day) || day < (await this.settings.today(viewer));
    if (hasPassed && chosen) throw invalid('revealOn', 'The day must be today or later.');
    return hasPassed ? null : day;
  }
}

function assertMayTakeBack(viewer: FamilyViewer, wish: Wish): void {
  const isBuyer = wish.purchasedBy?.memberId === viewer.membershipId;
  const isOtherAdmin = viewer.role === 'admin' && wish.member.memberId !== viewer.membershipId;
  if (!isBuyer && !isOtherAdmin) throw forbidden('Only the buyer or an admin can take this back.');
}
