import { Injectable, type OnModuleInit } from '@nestjs/common';
import { occurrenceEnd, remindersBetween, todayIn, type DueReminder } from '@homefold/domain';
import { FamilySettingsReader } from '../../families';
import { UserOrigins } from '../../identity';
import { NotificationPreferencesService, PushNotifier } from '../../notifications';
import { Database } from '../../platform/database';
import { DueWork, type DueSource } from '../../platform/due-work';
import { Housekeeping } from '../../platform/housekeeping';
import { Mailer } from '../../platform/mail';
import { reminderMail } from './reminder-mail';
import { reminderPush } from './reminder-push';
import {
  insertDelivery,
  lockDueReminders,
  remindedOf,
  selectFamiliesDue,
  updateDue,
  type DueRow,
} from './reminder.queries';

const DAY_MS = 86_400_000;
/** Reminders that became due longer ago, while no server was running, are dropped without a delivery record. */
const LOOK_BACK_MS = 31 * DAY_MS;
/** Retention of delivery records; longer than any look back. */
const KEPT_MS = 100 * DAY_MS;
const BATCH = 100;

/**
 * Sends each due reminder once, from any number of servers (docs/decisions/reminders.md). In one transaction, a due
 * reminder is locked, its occurrence recorded under a unique key, mail and push enqueued, and the next due time computed.
 */
@Injectable()
export class ReminderDelivery implements DueSource, OnModuleInit {
  readonly name = 'reminders';

  constructor(
    private readonly db: Database,
    private readonly origins: UserOrigins,
    private readonly settings: FamilySettingsReader,
    private readonly preferences: NotificationPreferencesService,
    private readonly mailer: Mailer,
    private readonly push: PushNotifier,
    private readonly dueWork: DueWork,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.dueWork.register(this);
    this.housekeeping.register({ name: 'calendar_reminder_delivery', sweep: (now, limit) => this.forget(now, limit) });
  }

  async families(now: Date, limit: number): Promise<string[]> {
    return (await this.db.sql<{ id: string }>(selectFamiliesDue(now, limit))).map(({ id }) => id);
  }

  async work(familyId: string, now: Date): Promise<number> {
    const owner = { familyId, userId: '' };
    return this.db.write(owner, async () => {
      const rows = await this.db.sql<DueRow>(lockDueReminders(familyId, now, BATCH));
      if (rows.length === 0) return 0;
      const { timeZone, locale } = await this.settings.settings(owner);
      const unwanted = await this.preferences.withoutReminders(owner);
      const originOf = await this.origins.of(rows.map(({ userId }) => userId));
      for (const row of rows) {
        const { due, next } = whenDue(row, timeZone, now);
        for (const one of due) {
          const outcome = outcomeOf(row, one, { timeZone, now, unwanted });
          const start = `${one.startDate} ${row.event.eventTime ?? '00:00'}`;
          const [mine] = await this.db.sql(insertDelivery(familyId, row.originId, start, outcome, now));
          if (!mine || outcome === 'missed') continue;
          await this.push.notify(reminderPush(row, one, familyId, timeZone));
          if (outcome !== 'sent' || !row.email) continue;
          const reading = {
            locale,
            today: todayIn(timeZone, now),
            publicUrl: originOf(row.userId),
          };
          // a mail still queued when the event ends is dropped
          const until = occurrenceEnd(remindedOf(row), one, timeZone);
          await this.mailer.send({ ...reminderMail(row.email, row.event, one, reading), until });
        }
        await this.db.sql(updateDue(familyId, row.id, now, next?.due ?? null));
      }
      return rows.length;
    });
  }

  private async forget(now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: 'calendar_reminder_forget',
      text: `delete from calendar_reminder_delivery where ctid in (
               select ctid from calendar_reminder_delivery where at < $1 limit $2)
             returning 1`,
      values: [new Date(now.getTime() - KEPT_MS), limit],
    });
    return rows.length;
  }
}

function whenDue(row: DueRow, timeZone: string, now: Date): ReturnType<typeof remindersBetween> {
  if (row.event.deleted) return { due: [], next: null };
  const after = new Date(Math.max(row.handledUntil.getTime(), now.getTime() - LOOK_BACK_MS));
  return remindersBetween(row, remindedOf(row), timeZone, { after, until: now });
}

/** Reminders of ended occurrences are not sent, but recorded as missed. */
function outcomeOf(
  row: DueRow,
  occurrence: DueReminder,
  { timeZone, now, unwanted }: { timeZone: string; now: Date; unwanted: ReadonlySet<string> },
): 'sent' | 'missed' | 'unwanted' {
  if (occurrenceEnd(remindedOf(row), occurrence, timeZone) <= now) return 'missed';
  return row.email === null || unwanted.has(row.memberId) ? 'unwanted' : 'sent';
}
