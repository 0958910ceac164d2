import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database';
import { DueWork, type DueSource } from '../../platform/due-work';
import { PushNotifier } from './push-notifier';
import { PushRecipients, type PushKind, type PushRecipient } from './push-recipients';

const BATCH = 500;
/** Titles listed in a summary; a phone shows no more. */
const NAMED = 4;

interface HeldRow {
  notificationId: string;
  deviceId: string;
  memberId: string;
  kind: PushKind;
  title: string;
  body: string;
  link: string;
  tag: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Sends what was held during a member's quiet hours as one notification per device. */
@Injectable()
export class QuietSummary implements DueSource, OnModuleInit {
  readonly name = 'notifications after quiet hours';

  constructor(
    private readonly db: Database,
    private readonly recipients: PushRecipients,
    private readonly notifier: PushNotifier,
    private readonly dueWork: DueWork,
  ) {}

  onModuleInit(): void {
    this.dueWork.register(this);
  }

  async families(now: Date, limit: number): Promise<string[]> {
    const rows = await this.db.sql<{ id: string }>({
      name: 'push_held_families',
      text: `select family_id as id from (
               select family_id, held_until from push_delivery where held_until <= $1 order by held_until limit $2
             ) due group by family_id order by min(held_until)`,
      values: [now, limit],
    });
    return rows.map(({ id }) => id);
  }

  async work(familyId: string, now: Date): Promise<number> {
    return this.db.write({ familyId, userId: '' }, async () => {
      const rows = await this.db.sql<HeldRow>({
        name: 'push_held_claim',
        text: `select d.notification_id as "notificationId", d.device_id as "deviceId", n.membership_id as "memberId",
                 n.kind, n.title, n.body, n.link, n.tag, n.created_at as "createdAt", n.expires_at as "expiresAt"
               from push_delivery d
               join push_notification n on n.family_id = d.family_id and n.id = d.notification_id
               where d.family_id = $1 and d.held_until <= $2
               order by n.created_at, n.id limit $3 for update of d skip locked`,
        values: [familyId, now, BATCH],
      });
      const members = [...new Set(rows.map(({ memberId }) => memberId))];
      const recipients = members.length > 0 ? await this.recipients.of(familyId, members, now) : [];
      for (const memberId of members) {
        const held = rows.filter((row) => row.memberId === memberId);
        const recipient = recipients.find((one) => one.memberId === memberId);
        // The hours were changed, and it is still, or again, quiet.
        if (recipient?.quietUntil) await this.become(familyId, held, recipient.quietUntil);
        else if (recipient) await this.summarise(familyId, recipient, held, now);
        else await this.become(familyId, held, null);
      }
      return rows.length;
    });
  }

  private async summarise(familyId: string, recipient: PushRecipient, held: HeldRow[], now: Date): Promise<void> {
    await this.become(familyId, held, null);
    for (const deviceId of recipient.deviceIds) {
      const wanted = held.filter(
        ({ kind, expiresAt, ...row }) =>
          row.deviceId === deviceId && expiresAt > now && [...recipient.kinds, 'summary'].some((on) => on === kind),
      );
      // Of several for one tag the last has the current state.
      const latest = [...new Map(wanted.map((row) => [row.tag, row])).values()];
      const [first] = latest;
      if (!first) continue;
      const { title, body, link, tag } =
        latest.length === 1
          ? first
          : {
              title: `${latest.length} things while it was quiet`,
              body: listed(latest.map((row) => `${row.title}: ${row.body}`)),
              link: '/dashboard',
              tag: 'summary',
            };
      const key = `summary ${deviceId} ${first.notificationId}`;
      const expiresAt = new Date(Math.max(...latest.map((row) => row.expiresAt.getTime())));
      await this.notifier.create(
        { familyId, kind: 'summary', key, title, body, link, tag, expiresAt },
        { memberId: recipient.memberId, deviceIds: [deviceId], quietUntil: null },
      );
    }
  }

  private async become(familyId: string, held: readonly HeldRow[], heldUntil: Date | null): Promise<void> {
    await this.db.sql({
      name: 'push_held_become',
      text: `update push_delivery d set held_until = $4, state = case when $4::timestamptz is null then 'summarised' else 'held' end
             from unnest($2::uuid[], $3::uuid[]) as h (notification_id, device_id)
             where d.family_id = $1 and d.notification_id = h.notification_id and d.device_id = h.device_id`,
      values: [
        familyId,
        held.map(({ notificationId }) => notificationId),
        held.map(({ deviceId }) => deviceId),
        heldUntil,
      ],
    });
  }
}

/** The first ones, one per line, and the number of the rest. */
function listed(lines: readonly string[]): string {
  const more = lines.length - NAMED;
  return [...lines.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
