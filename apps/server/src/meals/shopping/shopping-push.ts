import { Injectable } from '@nestjs/common';
import { PushNotifier } from '../../notifications';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { ShoppingList } from './shopping-list';

const tagOf = (membershipId: string): string => `shopping ${membershipId}`;
/** Later, it is too late to ask for something. */
const TOO_LATE_MS = 45 * 60_000;
/** Stopping and starting again within this time continues the same trip. */
const SAME_TRIP_MS = 3 * 3_600_000;

/** "Emma is at the shop: anything else?" for members who enabled it. Call inside a write scope. */
@Injectable()
export class ShoppingPush {
  constructor(
    private readonly db: Database,
    private readonly push: PushNotifier,
    private readonly clock: Clock,
  ) {}

  async started({ familyId, membershipId }: FamilyViewer, { id, name, isDefault }: ShoppingList): Promise<void> {
    const now = this.clock.now().getTime();
    const others = await this.db.sql<{ id: string }>({
      name: 'shopping_push_others',
      text: `select distinct d.membership_id as id from push_device d
             where d.family_id = $1 and d.membership_id <> $2 and not exists (
               select from push_notification n
               where n.family_id = d.family_id and n.membership_id = d.membership_id and n.tag = $3 and n.created_at > $4)`,
      values: [familyId, membershipId, tagOf(membershipId), new Date(now - SAME_TRIP_MS)],
    });
    await this.push.notify({
      kind: 'shopping',
      familyId,
      by: membershipId,
      to: others.map((other) => other.id),
      key: `${tagOf(membershipId)} ${id} ${now}`,
      text: ({ actor }) => ({
        title: `${actor} is at the shop: anything else?`,
        body: isDefault ? 'Add it to the shopping list' : `Add it to the list ${name}`,
      }),
      link: '/dashboard#shopping',
      tag: tagOf(membershipId),
      expiresAt: new Date(now + TOO_LATE_MS),
    });
  }

  /** Withdraws what has not been sent yet. */
  async ended({ familyId, membershipId }: FamilyViewer): Promise<void> {
    await this.push.withdraw(familyId, tagOf(membershipId));
  }
}
