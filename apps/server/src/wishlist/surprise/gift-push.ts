import { Injectable } from '@nestjs/common';
import { formatMoney, type MoneyFormat } from '@homefold/domain';
import { PushNotifier } from '../../notifications';
import type { FamilyViewer } from '../../platform/auth';
import type { Wish } from '../wishes/wish.types';
import { KnownWishes, NOBODY } from './known-wishes';

/** Maximum characters of a comment in a notification. */
const COMMENT = 120;

/**
 * Gift notifications: sent to everyone involved in a gift, but never to the wisher before it is revealed. Call inside
 * the write scope of the change.
 */
@Injectable()
export class GiftPush {
  constructor(
    private readonly push: PushNotifier,
    private readonly known: KnownWishes,
  ) {}

  /** @param wish its current state, as visible to the caller; `amount` 0: the caller withdraws their share */
  async shared(viewer: FamilyViewer, wish: Wish, amount: number, money: MoneyFormat): Promise<void> {
    const left = wish.stillNeeded ? ` · ${formatMoney(wish.stillNeeded, money)} still needed` : '';
    const done = amount === 0 ? 'no longer puts in' : `puts in ${formatMoney(amount, money)}`;
    await this.notifyGivers(viewer, wish, (actor) => `${actor} ${done}${left}`);
  }

  async commented(viewer: FamilyViewer, wish: Wish, words: string): Promise<void> {
    const [text] = words.split('\n');
    await this.notifyGivers(
      viewer,
      wish,
      (actor) =>
        `${actor}: ${Array.from(text ?? '')
          .slice(0, COMMENT)
          .join('')}`,
    );
  }

  /** @param viewer null: somebody outside the family, identified by name */
  async bought(viewer: FamilyViewer | null, familyId: string, wish: Wish, outsider?: string): Promise<void> {
    await this.notifyGivers(viewer ?? familyId, wish, (actor) => `${outsider ?? actor} has bought it`);
  }

  /** @param viewer null: somebody outside the family */
  async takenBack(viewer: FamilyViewer | null, familyId: string, wish: Wish): Promise<void> {
    await this.push.withdraw(familyId, revealTagOf(wish.id));
    await this.notifyGivers(viewer ?? familyId, wish, () => 'The purchase was taken back');
  }

  /** To the wisher. @param viewer who reveals it; `NOBODY`: automatic @param wish its previous state, with its buyer */
  async revealed({ familyId, membershipId }: FamilyViewer, wish: Wish): Promise<void> {
    await this.push.notify({
      kind: 'wish',
      familyId,
      ...(membershipId !== NOBODY && { by: membershipId }),
      to: [wish.member.memberId],
      key: `${revealTagOf(wish.id)} ${wish.purchasedBy?.memberId ?? ''} ${wish.purchasedAt?.getTime() ?? ''}`,
      text: ({ actor }) => ({
        title: 'A surprise for you',
        body: `${wish.takenBy ?? actor} has bought ${wish.title}`,
      }),
      link: linkOf(wish),
      tag: revealTagOf(wish.id),
    });
  }

  /** Call before the wish is deleted, archived, marked as already owned or bought by the wisher. */
  async needless(viewer: FamilyViewer, id: string, why: 'deleted' | 'archived' | 'owned'): Promise<void> {
    // as visible to everybody else
    const [wish] = await this.known.some({ ...viewer, membershipId: NOBODY }, [id]);
    // what was bought openly is archived because it has arrived
    if (!wish || (why === 'archived' && wish.isPurchased && !wish.isSurprise)) return;
    const { displayName } = wish.member;
    const words = why === 'owned' ? `${displayName} has it already` : `${displayName} no longer wishes for it`;
    await this.notifyGivers(viewer, wish, () => words);
  }

  /** Notifies those who bought it, contributed or commented. */
  private async notifyGivers(by: FamilyViewer | string, wish: Wish, textOf: (actor: string) => string): Promise<void> {
    const parts = [
      wish.isSurprise ? wish.purchasedBy : null,
      ...wish.shares.map(({ member }) => member),
      ...wish.comments.map(({ author }) => author),
    ].flatMap((person) => person?.memberId ?? []);
    const [familyId, author] = typeof by === 'string' ? [by, undefined] : [by.familyId, by.membershipId];
    await this.push.notify({
      ...{ kind: 'wish', familyId, ...(author && { by: author }) },
      to: parts.filter((id) => id !== wish.member.memberId),
      key: `gift ${wish.id} ${crypto.randomUUID()}`,
      text: ({ actor }) => ({ title: wish.title, body: textOf(actor) }),
      link: linkOf(wish),
      tag: `gift ${wish.id}`,
    });
  }
}

const revealTagOf = (wishId: string): string => `reveal ${wishId}`;
const linkOf = ({ id }: Wish): string => `/dashboard#wishlist/${id}`;
