import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { BinSources, binHorizon } from './bin';
import { Clock } from './clock';
import { Database } from './database';
import { Logger } from './observability';

const DAY_MS = 86_400_000;

/** Rows deleted per transaction, few enough not to block others. */
const BATCH = 500;

/** Retention of the platform's own rows, by table. A call repeated after a week counts as new. */
const kept = [
  ['idempotency_key', 7],
  ['dev_mail', 7],
  // longer than any job is retried
  ['mail_sent', 15],
] as const;

/** Expired rows and how to delete them. */
export interface Chore {
  name: string;
  /** Removes at most `limit` rows, in a system scope. @returns how many */
  sweep(now: Date, limit: number): Promise<number>;
}

/**
 * Deletes expired rows at night in small batches. Safe on any number of servers: at most one batch of a chore runs at a
 * time across all of them.
 */
@Injectable()
export class Housekeeping {
  private readonly chores: Chore[] = [];

  constructor(
    private readonly db: Database,
    private readonly bins: BinSources,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    for (const [table, days] of kept)
      this.register({
        name: table,
        sweep: async (now, limit) => {
          const rows = await this.db.sql({
            name: `housekeeping_${table}`,
            text: `delete from ${table} where ctid in (select ctid from ${table} where created_at < $1 limit $2)
                   returning 1`,
            values: [new Date(now.getTime() - days * DAY_MS), limit],
          });
          return rows.length;
        },
      });
  }

  /** Call while the server starts. */
  register(chore: Chore): void {
    this.chores.push(chore);
  }

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const chore of [...this.chores, ...this.binChores()])
      try {
        while ((await this.batch(chore, now)) === BATCH);
      } catch (error) {
        // a failing chore does not stop the others and is retried the next night
        this.logger.failure(`housekeeping of ${chore.name} failed`, error);
      }
  }

  private binChores(): Chore[] {
    return this.bins.all().map((source) => ({
      name: `bin of ${source.type}`,
      sweep: (now, limit) => source.purge(binHorizon(now), limit),
    }));
  }

  /** @returns the number of rows deleted; 0 when another server holds the lock */
  private batch({ name, sweep }: Chore, now: Date): Promise<number> {
    return this.db.system(async () => {
      const [row] = await this.db.sql<{ mine: boolean }>({
        name: 'housekeeping_turn',
        text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
        values: [`housekeeping of ${name}`],
      });
      return row?.mine ? sweep(now, BATCH) : 0;
    });
  }
}
