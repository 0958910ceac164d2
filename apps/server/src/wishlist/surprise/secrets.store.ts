import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { FamilyChanges } from '../../activity';
import type { Move } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { Wish } from '../wishes/wish.types';

/** The comments belong to their author, not to the author's place in the family. */
export const COMMENTS = 'wish_comment';

/** The secret buyer of a wish: a member, or somebody outside with the hash of the key that cancels the purchase. */
export type Buyer = { buyerId: string } | { takerName: string; keyHash: Buffer };

/**
 * Writes what is hidden from the wisher. No method writes the wish itself, so its row, version and timestamps reveal
 * nothing. Call every method inside a write scope.
 */
@Injectable()
export class SecretsStore {
  constructor(
    private readonly db: Database,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  /** Serialises changes to the secrets of one wish. Never called for the wisher. */
  async lock(wishId: string): Promise<void> {
    await this.db.lock(`secrets of wish ${wishId.toLowerCase()}`);
  }

  async addPurchase(familyId: string, wishId: string, buyer: Buyer, revealOn: CalendarDate | null): Promise<void> {
    const who = 'buyerId' in buyer ? [buyer.buyerId, null, null] : [null, buyer.takerName, buyer.keyHash];
    await this.db.sql({
      name: 'wish_surprise_add',
      text: `insert into wish_surprise (family_id, wish_id, buyer_id, taker_name, taker_key_hash, reveal_on, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [familyId, wishId, ...who, revealOn, this.clock.now()],
    });
  }

  /** Call before a reveal: copies an outside buyer's key hash to the wish, so that their device still recognises it. */
  async keepKey(familyId: string, wishId: string): Promise<void> {
    await this.db.sql({
      name: 'wish_surprise_keep_key',
      text: `update wish w set taker_key_hash = s.taker_key_hash from wish_surprise s
             where w.family_id = $1 and w.id = $2 and s.family_id = w.family_id and s.wish_id = w.id
               and s.taker_key_hash is not null`,
      values: [familyId, wishId],
    });
  }

  /** Rounds down, so that the shares of a wish never exceed its price. @param places as in `StoredAmounts` */
  async rescaleShares(familyId: string, places: number, most: number): Promise<void> {
    await this.db.sql({
      name: 'wish_share_rescale',
      text: `update wish_share set amount = greatest(least(floor(amount * 10::numeric ^ $2::integer), $3::bigint), 1)
             where family_id = $1`,
      values: [familyId, places, most],
    });
  }

  /** The wishes of a member taken from outside with one of the keys, whether still secret or revealed. */
  async takenWith(familyId: string, memberId: string, keyHashes: readonly Buffer[]): Promise<Set<string>> {
    const rows = await this.db.sql<{ id: string }>({
      name: 'wish_taken_with',
      text: `select w.id from wish w
             left join wish_surprise s on s.family_id = w.family_id and s.wish_id = w.id
             where w.family_id = $1 and w.member_id = $2
               and (s.taker_key_hash = any($3::bytea[]) or w.taken_by is not null and w.taker_key_hash = any($3::bytea[]))`,
      values: [familyId, memberId, keyHashes],
    });
    return new Set(rows.map(({ id }) => id));
  }

  async removePurchase(familyId: string, wishId: string): Promise<void> {
    await this.db.sql({
      name: 'wish_surprise_remove',
      text: 'delete from wish_surprise where family_id = $1 and wish_id = $2',
      values: [familyId, wishId],
    });
  }

  /** Cancels an outside purchase. @returns false for a wrong key */
  async giveBack(familyId: string, wishId: string, keyHash: Buffer): Promise<boolean> {
    const gone = await this.db.sql({
      name: 'wish_surprise_give_back',
      text: `delete from wish_surprise where family_id = $1 and wish_id = $2 and taker_key_hash = $3 returning wish_id`,
      values: [familyId, wishId, keyHash],
    });
    return gone.length > 0;
  }

  /** @param amount 0 withdraws it */
  async share(viewer: FamilyViewer, wishId: string, amount: number): Promise<void> {
    const key = [viewer.familyId, wishId, viewer.membershipId];
    if (amount === 0)
      await this.db.sql({
        name: 'wish_share_remove',
        text: 'delete from wish_share where family_id = $1 and wish_id = $2 and member_id = $3',
        values: key,
      });
    else
      await this.db.sql({
        name: 'wish_share_set',
        text: `insert into wish_share (family_id, wish_id, member_id, amount, created_at, updated_at)
               values ($1, $2, $3, $4, $5, $5)
               on conflict (family_id, wish_id, member_id)
               do update set amount = excluded.amount, updated_at = excluded.updated_at`,
        values: [...key, amount, this.clock.now()],
      });
  }

  /** @returns the comment's id */
  async comment(viewer: FamilyViewer, wishId: string, text: string): Promise<string> {
    const id = randomUUID();
    await this.db.sql({
      name: 'wish_comment_add',
      text: `insert into wish_comment (family_id, id, wish_id, author_id, text, created_at) values ($1, $2, $3, $4, $5, $6)`,
      values: [viewer.familyId, id, wishId, viewer.membershipId, text, this.clock.now()],
    });
    return id;
  }

  async removeComment(familyId: string, wishId: string, id: string): Promise<void> {
    await this.db.sql({
      name: 'wish_comment_remove',
      text: 'delete from wish_comment where family_id = $1 and wish_id = $2 and id = $3',
      values: [familyId, wishId, id],
    });
  }

  /** For a person who gets another membership. Comments on the wishes of that membership would now be on their own. */
  async moveComments({ familyId, from, to }: Move): Promise<void> {
    await this.db.sql({
      name: 'wish_comment_move',
      text: `update wish_comment c set author_id = $3
             where c.family_id = $1 and c.author_id = $2 and not exists (
               select from wish w where w.family_id = c.family_id and w.id = c.wish_id and w.member_id = $3)`,
      values: [familyId, from, to],
    });
  }

  /**
   * Notifies open screens, but never those of the wisher.
   *
   * @param by null: no member of the family
   * @param isKnown whether it is visible to the wisher by now, who is then notified as well
   */
  async publish(
    { familyId, by }: { familyId: string; by: FamilyViewer | null },
    wish: Wish,
    isKnown = false,
  ): Promise<void> {
    await this.changes.publish(
      by ?? { familyId, membershipId: null },
      { type: 'wishlist_item', id: wish.id, action: 'updated' },
      isKnown ? [] : [wish.member.memberId],
    );
  }
}
