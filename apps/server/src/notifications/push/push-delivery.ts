import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Housekeeping } from '../../platform/housekeeping';
import { JobQueue } from '../../platform/queue';
import { Logger } from '../../platform/observability';
import { SecretBox } from '../../platform/secret-box';
import { TOKEN_PURPOSE } from './push-devices.service';
import { PUSH_JOB, PUSH_TIMINGS, mustWait, type PushJob, type PushTimings } from './push-notifier';
import { PushRecipients, type PushKind } from './push-recipients';
import type { OutgoingPush, PushOutcome } from './push-transport';
import { PushTransports } from './push-transports';
import type { PushPlatform } from './push.types';

/** Retention of notifications: longer than any retry. */
const KEPT_MS = 30 * 86_400_000;
const MAX_ATTEMPTS = 12;
const MAX_DELAY_MS = 3_600_000;
/** Maximum time push services hold a message for an offline device. */
const MAX_TTL_SECONDS = 28 * 86_400;

interface ClaimedRow {
  memberId: string;
  platform: PushPlatform;
  token: string;
  attempts: number;
  expiresAt: Date;
  kind: PushKind;
  wakesBefore: Date | null;
  title: string;
  body: string;
  link: string;
  tag: string;
}

/**
 * Sends notifications, each at most once per device (docs/decisions/notifications.md): a delivery is claimed by a
 * committed write before anything is sent, and is retried only if it was certainly not accepted.
 */
@Injectable()
export class PushDelivery implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: JobQueue,
    private readonly recipients: PushRecipients,
    private readonly transports: PushTransports,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly housekeeping: Housekeeping,
    @Inject(PUSH_TIMINGS) private readonly timings: PushTimings,
  ) {}

  onModuleInit(): void {
    this.jobs.register<PushJob>(PUSH_JOB, (job) => this.deliver(job));
    this.housekeeping.register({ name: 'push_notification', sweep: (now, limit) => this.forget(now, limit) });
  }

  private async deliver(job: PushJob): Promise<void> {
    const claimed = await this.claim(job);
    if (!claimed) return;
    const outcome = await this.send(claimed);
    await this.note(job, claimed, outcome);
  }

  /** Claims the delivery for this job on commit. A rerun finds it claimed, and sends nothing. */
  private claim(job: PushJob): Promise<ClaimedRow | null> {
    const now = this.clock.now();
    return this.db.write(scopeOf(job), async () => {
      const [row] = await this.db.sql<ClaimedRow>({
        name: 'push_delivery_claim',
        text: `update push_delivery d set state = 'sending', attempts = d.attempts + 1, updated_at = $4
               from push_notification n, push_device v
               where d.family_id = $1 and d.notification_id = $2 and d.device_id = $3 and d.state = 'pending'
                 and n.family_id = d.family_id and n.id = d.notification_id
                 and v.family_id = d.family_id and v.id = d.device_id
               returning n.membership_id as "memberId", v.platform, v.token, d.attempts, n.expires_at as "expiresAt",
                 n.kind, n.wakes_before as "wakesBefore", n.title, n.body, n.link, n.tag`,
        values: [...keyOf(job), now],
      });
      if (!row) return null;
      if (row.expiresAt <= now) {
        await this.becomes(job, 'expired');
        return null;
      }
      // It may have been delayed into quiet hours.
      const [recipient] = await this.recipients.of(job.familyId, [row.memberId], now);
      if (!recipient || !mustWait(recipient.quietUntil, row.wakesBefore)) return row;
      await this.becomes(job, 'held', recipient.quietUntil);
      return null;
    });
  }

  private async send({ platform, token, expiresAt, kind, ...content }: ClaimedRow): Promise<PushOutcome> {
    const opened = this.secrets.open(token, TOKEN_PURPOSE);
    // sealed with another SECRET: the device has to register again
    if (opened === null) return { kind: 'gone' };
    const left = Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1_000);
    const push: OutgoingPush = {
      ...{ title: content.title, body: content.body, link: content.link, tag: content.tag },
      ttlSeconds: Math.min(Math.max(left, 1), MAX_TTL_SECONDS),
      urgency: kind === 'reminder' || kind === 'test' ? 'high' : 'normal',
    };
    try {
      return await this.transports.send(platform, opened, push);
    } catch (error) {
      this.logger.failure('sending a notification failed', error);
      return { kind: 'unknown', why: 'an error of ours' };
    }
  }

  private note(job: PushJob, { attempts, expiresAt }: ClaimedRow, outcome: PushOutcome): Promise<void> {
    return this.db.write(scopeOf(job), async () => {
      switch (outcome.kind) {
        case 'sent':
          return this.becomes(job, 'sent');
        case 'gone':
          return this.removeDevice(job);
        case 'later':
          return this.postpone(job, attempts, expiresAt, outcome);
        default:
          this.logger.warn(`a notification was not sent: ${outcome.kind}, ${outcome.why}`);
          return this.becomes(job, outcome.kind);
      }
    });
  }

  /** The push service's Retry-After, or exponential backoff; none after the notification has expired. */
  private async postpone(
    job: PushJob,
    attempts: number,
    expiresAt: Date,
    { why, afterMs }: Extract<PushOutcome, { kind: 'later' }>,
  ): Promise<void> {
    const delayMs = Math.max(afterMs ?? 0, Math.min(this.timings.backoffMs * 2 ** (attempts - 1), MAX_DELAY_MS));
    if (attempts >= MAX_ATTEMPTS || this.clock.now().getTime() + delayMs >= expiresAt.getTime()) {
      this.logger.warn(`giving up on a push notification after ${attempts} attempts: ${why}`);
      return this.becomes(job, 'expired');
    }
    await this.becomes(job, 'pending');
    await this.jobs.enqueue(PUSH_JOB, job, { delayMs });
  }

  private async becomes(job: PushJob, state: string, heldUntil: Date | null = null): Promise<void> {
    await this.db.sql({
      name: 'push_delivery_becomes',
      text: `update push_delivery set state = $4, held_until = $5, updated_at = $6
             where family_id = $1 and notification_id = $2 and device_id = $3`,
      values: [...keyOf(job), state, heldUntil, this.clock.now()],
    });
  }

  private async removeDevice({ familyId, deviceId }: PushJob): Promise<void> {
    await this.db.sql({
      name: 'push_device_gone',
      text: 'delete from push_device where family_id = $1 and id = $2',
      values: [familyId, deviceId],
    });
  }

  private async forget(now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: 'push_notification_forget',
      text: `delete from push_notification where ctid in (
               select ctid from push_notification where created_at < $1 limit $2)
             returning 1`,
      values: [new Date(now.getTime() - KEPT_MS), limit],
    });
    return rows.length;
  }
}

const scopeOf = ({ familyId }: PushJob) => ({ familyId, userId: '' });
const keyOf = ({ familyId, notificationId, deviceId }: PushJob) => [familyId, notificationId, deviceId];
