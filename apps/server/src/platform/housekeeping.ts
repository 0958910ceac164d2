import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from './clock';
import { SystemPool } from './database';
import { Logger } from './observability';

const DAY_MS = 86_400_000;

/** How long the platform's own rows are kept, by table. A repeated call after a week is a new one. */
const kept = [
  ['idempotency_key', 7],
  ['dev_mail', 7],
] as const;

/** Empties the platform's own tables of what nobody needs any more. Safe on any number of servers at once. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly pool: SystemPool,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async sweep(): Promise<void> {
    try {
      for (const [table, days] of kept)
        await this.pool.query(`delete from ${table} where created_at < $1`, [
          new Date(this.clock.now().getTime() - days * DAY_MS),
        ]);
    } catch (error) {
      // the next night tries again
      this.logger.failure('housekeeping failed', error);
    }
  }
}
