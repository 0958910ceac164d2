import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from './clock';
import { Database } from './database';
import { Logger } from './observability';

/** How often every server looks. What is due waits so long at most while any server runs. */
const POLL_MS = 10_000;
const FAMILIES = 200;

/** Something that families are waiting for at a time of their own. */
export interface DueSource {
  name: string;
  /** Some families with work that is due, longest waiting first; runs in a system scope. */
  families(now: Date, limit: number): Promise<string[]>;
  /**
   * Does some of a family's due work in a write scope of its own. Another server may be at it: what is locked is passed
   * over.
   *
   * @returns how much was done; 0 when nothing is left that is free
   */
  work(familyId: string, now: Date): Promise<number>;
}

/**
 * Work at a time that lies in the data: every server asks every few seconds what is due, also what became due while none
 * ran. That each piece is done once is the source's promise (row locks, unique rows), not this loop's.
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

  /** Before the database is closed: what has begun comes to its end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await this.polling;
  }

  /**
   * Does everything that is due now. Never rejects: a family that fails is logged and keeps nobody waiting, nor does one kind
   * of work with much to do the others.
   */
  async poll(): Promise<void> {
    await Promise.all(this.sources.map((source) => this.drain(source)));
  }

  private async drain(source: DueSource): Promise<void> {
    try {
      const failed = new Set<string>();
      while (!this.isClosing && (await this.round(source, failed)) > 0);
    } catch (error) {
      this.logger.failure(`looking for due ${source.name} failed`, error);
    }
  }

  private async round(source: DueSource, failed: Set<string>): Promise<number> {
    const now = this.clock.now();
    const families = await this.db.system(() => source.families(now, FAMILIES));
    let done = 0;
    for (const family of families.filter((id) => !failed.has(id))) {
      // what is left is another server's, or waits for the next one
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
