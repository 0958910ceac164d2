import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { JobQueue } from '../../platform/queue';
import { Logger } from '../../platform/observability';
import { REFRESH_JOB, type RefreshJob } from './outside-refresher';

const HOUR_MS = 3_600_000;
/** Calendars enqueued per transaction. */
const BATCH = 100;

/** Finds due calendars across families and enqueues a refresh of each once. */
@Injectable()
export class OutsideSchedule {
  constructor(
    private readonly db: Database,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Runs on every server; row locks ensure that each calendar is enqueued by only one. */
  @Cron(CronExpression.EVERY_MINUTE)
  async tick(): Promise<void> {
    try {
      while ((await this.hand()) === BATCH);
    } catch (error) {
      // retried in the next minute
      this.logger.failure('scheduling outside calendars failed', error);
    }
  }

  /**
   * Enqueues a batch of calendars that are due, or whose family has changed its time zone. Postpones each by an hour, so
   * that no other run picks it up before the refresh has set its next time.
   */
  private async hand(): Promise<number> {
    const now = this.clock.now();
    return this.db.system(async () => {
      const due = await this.db.sql<{ familyId: string; id: string }>({
        name: 'outside_calendars_due',
        text: `with due as (
                 select s.family_id, s.id, f.time_zone from calendar_subscription s join family f on f.id = s.family_id
                 where s.next_refresh_at <= $1 or s.asked_zone is distinct from f.time_zone
                 order by s.next_refresh_at limit ${BATCH} for update of s skip locked
               )
               update calendar_subscription s set next_refresh_at = $2, asked_zone = due.time_zone
               from due where s.family_id = due.family_id and s.id = due.id
               returning s.family_id as "familyId", s.id`,
        values: [now, new Date(now.getTime() + HOUR_MS)],
      });
      for (const { familyId, id } of due)
        await this.jobs.enqueue(REFRESH_JOB, { familyId, id, dueAt: now.toISOString() } satisfies RefreshJob);
      return due.length;
    });
  }
}
