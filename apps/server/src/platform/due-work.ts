import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from './clock';
import { Database } from './database';
import { Logger } from './observability';

/** Polling interval; due work waits at most this long while any server runs. */
const POLL_MS = 10_000;
const FAMILIES = 200;

/** Work that families are due for at individual times. */
export interface DueSource {
  name: string;
  /** Some families with due work, longest overdue first; runs in a system scope. */
  families(now: Date, limit: number): Promise<string[]>;
  /**
   * Does part of a family's due work in its own write scope. Skips rows locked by another server.
   *
   * @returns the number of items processed; 0 when no unlocked one is left
   */
  work(familyId: string, now: Date): Promise<number>;
}

/**
 * Scheduled work driven by data: every server polls every few seconds, which also catches what became due while none
 * was running. Each source ensures that its items run only once (row locks, unique rows); this loop does not.
 */
@Injectable()
export class DueWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sources: DueSource[] = [];
  private polling: Promise<void> | undefined;
  private isClosing = false;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Call in `onModuleInit`. */
  register(source: DueSource): void {
    this.sources.push(source);
  }

  onApplicationBootstrap(): void {
    this.look();
  }

  @Interval('due work', POLL_MS)
  look(): void {
    if (this.isClosing) return;
    this.polling ??= this.poll().finally(() => (this.polling = undefined));
  }

  /** Before the database is closed: waits for running work. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await this.polling;
  }

  /**
   * Processes everything that is due now. Never rejects: a failing family is logged and does not hold up others, and a
   * source with a large backlog does not hold up other sources.
   */
  async poll(): Promise<void> {
    await Promise.all(this.sources.map((source) => this.drain(source)));
  }

  private async drain(source: DueSource): Promise<void> {
    try {
      const failed = new Set<string>();
      while (!this.isClosing && (await this.round(source, failed)) > 0);
    } catch (error) {
      this.logger.failure(`the query for due ${source.name} failed`, error);
    }
  }

  private async round(source: DueSource, failed: Set<string>): Promise<number> {
    const now = this.clock.now();
    const families = await this.db.system(() => source.families(now, FAMILIES));
    let done = 0;
    for (const family of families.filter((id) => !failed.has(id))) {
      // the rest is locked by another server, or left to the next run
      if (this.isClosing) return 0;
      try {
        done += await source.work(family, now);
      } catch (error) {
        failed.add(family);
        this.logger.failure(`due ${source.name} of a family failed`, error);
      }
    }
    return done;
  }
}
