import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { BinSources, binHorizon } from './bin';
import { Clock } from './clock';
import { Database } from './database';
import { Logger } from './observability';

const DAY_MS = 86_400_000;

/** Rows that one transaction removes: short enough to be in nobody's way. */
const BATCH = 500;

/** How long the platform's own rows are kept, by table. A repeated call after a week is a new one. */
const kept = [
  ['idempotency_key', 7],
  ['dev_mail', 7],
  // longer than any job is tried again
  ['mail_sent', 15],
] as const;

/** Something that nobody needs any more, and how it is removed. */
export interface Chore {
  name: string;
  /** Removes at most `limit` rows, in a system scope. @returns how many */
  sweep(now: Date, limit: number): Promise<number>;
}

/**
 * Removes at night what nobody needs any more, in small batches. Safe on any number of servers at once: of each chore
 * one batch at a time is under way, wherever it runs.
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
        // one that fails keeps no other from its work, and the next night tries again
        this.logger.failure(`housekeeping of ${chore.name} failed`, error);
      }
  }

  private binChores(): Chore[] {
    return this.bins.all().map((source) => ({
      name: `bin of ${source.type}`,
      sweep: (now, limit) => source.purge(binHorizon(now), limit),
    }));
  }

  /** @returns how many rows went; 0 when another server is at it */
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
