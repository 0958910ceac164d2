import { Inject, Injectable } from '@nestjs/common';
import { graphemes } from '@homefold/domain';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { JobQueue } from '../../platform/queue';
import { PushRecipients, type PushKind, type PushReading, type PushRecipient } from './push-recipients';
import type { PushContent } from './push-transport';

export const PUSH_JOB = 'push';
/** Payload of a push job: one delivery. */
export interface PushJob {
  familyId: string;
  notificationId: string;
  deviceId: string;
}

/** Injection token of `PushTimings`. */
export const PUSH_TIMINGS = Symbol('PUSH_TIMINGS');
export interface PushTimings {
  /** Delay before a member's action is sent, in milliseconds: longer than the Undo toast. */
  graceMs: number;
  /** Delay before the first retry; doubles with each one. */
  backoffMs: number;
}
export const pushTimings: PushTimings = { graceMs: 15_000, backoffMs: 1_000 };

/**
 * Longest line, in UTF-16 units: more than any screen shows. A title and five lines of a summary are 3,600 bytes at
 * most, and the whole plaintext is limited to 3,993 (RFC 8291, 4).
 */
const MAX_LINE = 200;
const DAY_MS = 86_400_000;

interface PushEvent extends Pick<PushContent, 'link' | 'tag'> {
  kind: PushKind;
  familyId: string;
  /** Identifies what happened: each member is notified of it once, however often it is requested. */
  key: string;
  /** Expiry; default: a day. */
  expiresAt?: Date | undefined;
  /** Sent in quiet hours too if those end after this moment, because it could not wait. */
  wakesBefore?: Date | undefined;
}

export interface PushMessage extends PushEvent {
  /** Membership ids. Members who have no device, have switched the kind off or have left are skipped. */
  to: readonly string[];
  /** The author: never notified; others are notified after the time to undo. Absent for automatic events. */
  by?: string | undefined;
  /** Read at another hour or day than written, so without "today" and "tomorrow". */
  text: (reading: PushReading) => { title: string; body: string };
}

/** Sends push notifications to members (docs/decisions/notifications.md). */
@Injectable()
export class PushNotifier {
  constructor(
    private readonly db: Database,
    private readonly recipients: PushRecipients,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    @Inject(PUSH_TIMINGS) private readonly timings: PushTimings,
  ) {}

  /**
   * Call inside the write scope of the event: sent if and only if it commits. In a recipient's quiet hours it is held
   * until their end, and sent together with others. A newer notification of the same tag replaces pending ones.
   */
  async notify(message: PushMessage): Promise<void> {
    const { familyId, kind, by, tag, text } = message;
    const to = [...new Set(message.to)].filter((id) => id !== by);
    if (to.length === 0) return;
    const recipients = await this.recipients.of(familyId, to, this.clock.now(), by);
    const willing = recipients.filter(({ kinds }) => kinds.some((on) => on === kind));
    if (willing.length === 0) return;
    const delayMs = by ? this.timings.graceMs : 0;
    const notified: string[] = [];
    for (const recipient of willing)
      if (await this.create({ ...message, ...text(recipient.reading) }, recipient, delayMs))
        notified.push(recipient.memberId);
    if (by && notified.length > 0) await this.removeUnsent(familyId, tag, { memberIds: notified, but: message.key });
  }

  /**
   * Cancels pending notifications of an undone action. Call inside the write scope of the undo.
   *
   * @param key of what happened, where others may have the same tag; default: all of the tag
   * @returns the members notified already, within a day
   */
  async withdraw(familyId: string, tag: string, key: string | null = null): Promise<string[]> {
    await this.removeUnsent(familyId, tag, { key });
    const notified = await this.db.sql<{ id: string }>({
      name: 'push_notification_notified',
      text: `select distinct membership_id as id from push_notification
             where family_id = $1 and tag = $2 and created_at > $3`,
      values: [familyId, tag, new Date(this.clock.now().getTime() - DAY_MS)],
    });
    return notified.map(({ id }) => id);
  }

  /**
   * Creates one notification for one member's devices, regardless of settings. Inside a write scope.
   *
   * @returns false when they had been notified of it before
   */
  async create(
    message: PushEvent & { title: string; body: string },
    { memberId, deviceIds, quietUntil }: Pick<PushRecipient, 'memberId' | 'deviceIds' | 'quietUntil'>,
    delayMs = 0,
  ): Promise<boolean> {
    const { familyId, kind, key, link, tag, wakesBefore = null } = message;
    const now = this.clock.now();
    const heldUntil = mustWait(quietUntil, wakesBefore) ? quietUntil : null;
    const [noted] = await this.db.sql<{ id: string }>({
      name: 'push_notification_add',
      text: `insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, wakes_before,
                                            created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             on conflict (family_id, membership_id, key) do nothing returning id`,
      values: [
        ...[familyId, memberId, key, kind, oneLine(message.title)],
        ...[lines(message.body), link, tag, wakesBefore, now],
        message.expiresAt ?? new Date(now.getTime() + DAY_MS),
      ],
    });
    if (!noted) return false;
    await this.db.sql({
      name: 'push_delivery_add',
      text: `insert into push_delivery (family_id, notification_id, device_id, state, held_until, updated_at)
             select $1, $2, id, case when $4::timestamptz is null then 'pending' else 'held' end, $4, $5
             from unnest($3::uuid[]) as id`,
      values: [familyId, noted.id, deviceIds, heldUntil, now],
    });
    if (heldUntil) return true;
    for (const deviceId of deviceIds)
      await this.jobs.enqueue(PUSH_JOB, { familyId, notificationId: noted.id, deviceId } satisfies PushJob, {
        delayMs,
      });
    return true;
  }

  /**
   * Deletes pending deliveries, filtered by state: one that a worker claims concurrently is waited for, and kept.
   *
   * @param memberIds of these members; default: of all
   * @param key of this key alone
   * @param but a key to keep, so that its notification stays unique
   */
  private async removeUnsent(
    familyId: string,
    tag: string,
    { memberIds, key, but }: { memberIds?: readonly string[]; key?: string | null; but?: string },
  ): Promise<void> {
    const values = [familyId, tag, memberIds ?? null, but ?? null, key ?? null];
    const meant = `n.family_id = $1 and n.tag = $2 and ($3::uuid[] is null or n.membership_id = any($3::uuid[]))
               and n.key is distinct from $4 and ($5::text is null or n.key = $5)`;
    await this.db.sql({
      name: 'push_delivery_remove_unsent',
      text: `delete from push_delivery d using push_notification n
             where ${meant} and d.family_id = n.family_id and d.notification_id = n.id
               and d.state in ('pending', 'held')`,
      values,
    });
    await this.db.sql({
      name: 'push_notification_remove_unsent',
      text: `delete from push_notification n
             where ${meant} and not exists (
               select from push_delivery d where d.family_id = n.family_id and d.notification_id = n.id)`,
      values,
    });
  }
}

/** Whether quiet hours hold anything back. */
export const mustWait = (quietUntil: Date | null, wakesBefore: Date | null): boolean =>
  quietUntil !== null && (wakesBefore === null || wakesBefore >= quietUntil);

/**
 * Titles are user text: multi-line or of any length. Truncated between grapheme clusters, which may have several units.
 */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (line.length <= MAX_LINE) return line;
  let cut = '';
  for (const character of graphemes(line)) {
    if (cut.length + character.length >= MAX_LINE) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

const lines = (text: string): string => text.split('\n').map(oneLine).filter(Boolean).join('\n');
