import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { AppConfig } from '../config';
import { DATABASE_URLS, Database, SystemPool, type DatabaseUrls } from '../database';
import { Logger } from '../observability/logger';
import { Metrics } from '../observability/metrics';
import { openBackend, type JobRunner, type JobStore, type JobTimings } from './backend';

/** An unrecoverable failure: not retried. */
export class UnrecoverableJobError extends UnrecoverableError {}

/** Injection token of `JobTimings`. */
export const JOB_TIMINGS = Symbol('JOB_TIMINGS');

const QUEUE = 'homefold';
const BATCH = 100;
/** Time for running jobs to finish at shutdown. */
const CLOSE_MS = 5_000;

export interface JobOptions {
  /** Delay before the first run, in milliseconds. */
  delayMs?: number;
  /** Two jobs with the same key are one, for as long as the queue remembers it (a day). */
  key?: string;
}

/** BullMQ forbids colons in ids. */
const jobId = ({ id, key }: { id: string; key: string | null }) => `job-${encodeURIComponent(key ?? id)}`;

type Handler<Data = unknown> = (data: Data, job: { id: string; attempt: number }) => Promise<void>;

export interface HandlerOptions {
  /** Maximum attempts; default 10, within nine minutes. */
  attempts?: number;
}

const ATTEMPTS = 10;

/**
 * Durable background work. `enqueue` writes a row in the caller's transaction; after the commit it is handed to BullMQ
 * (PostgreSQL backend, or Redis when configured) under the row's id, so a hand-over repeated after a crash is the same
 * job. Handlers run at least once and must be idempotent.
 */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, { run: Handler; attempts: number }>();
  private queue?: JobStore;
  private worker?: JobRunner;
  private timer?: NodeJS.Timeout;
  private relaying: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly db: Database,
    private readonly pool: SystemPool,
    private readonly config: AppConfig,
    @Inject(DATABASE_URLS) private readonly urls: DatabaseUrls,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    @Inject(JOB_TIMINGS) private readonly timings: JobTimings,
  ) {}

  /** Registers the handler of a job name, one each; call it in `onModuleInit`. `UnrecoverableJobError` errors are not retried. */
  register<Data>(name: string, handler: Handler<Data>, { attempts = ATTEMPTS }: HandlerOptions = {}): void {
    if (this.handlers.has(name)) throw new Error(`two handlers for job ${name}`);
    this.handlers.set(name, { run: handler as Handler, attempts });
  }

  /** Call inside a write scope. The job exists if and only if the scope commits. */
  async enqueue(name: string, data: object, options: JobOptions = {}): Promise<void> {
    if (!this.handlers.has(name)) throw new Error(`no handler for job ${name}`);
    await this.db.sql({
      name: 'job_outbox_add',
      text: 'insert into job_outbox (name, key, data, delay_ms) values ($1, $2, $3, $4)',
      values: [name, options.key ?? null, JSON.stringify(data), options.delayMs ?? 0],
    });
    this.db.afterCommit(() => this.kick());
  }

  async onApplicationBootstrap(): Promise<void> {
    const backend = openBackend(this.config, this.urls, this.timings);
    const store = backend.store(QUEUE, {
      backoff: { type: 'custom' },
      removeOnComplete: { age: 86_400, count: 10_000 },
      removeOnFail: { age: 14 * 86_400 },
    });
    store.on('error', (error) => this.logger.warn(`job queue: ${error.message}`));
    await store.waitUntilReady();
    this.queue = store;
    this.worker = backend.runner(QUEUE, async (job) => {
      const handler = this.handlers.get(job.name);
      if (!handler) throw new Error(`no handler for job ${job.name}`);
      await handler.run(job.data, { id: String(job.id), attempt: job.attemptsMade });
    });
    this.worker.on('error', (error) => this.logger.warn(`job worker: ${error.message}`));
    this.worker.on('completed', (job) => this.metrics.jobs.inc({ name: job.name, outcome: 'completed' }));
    this.worker.on('failed', (job, error) => {
      this.metrics.jobs.inc({ name: job?.name ?? 'unknown', outcome: 'failed' });
      this.logger.failure('job failed', error, { job: job?.name, jobId: job?.id, attempt: job?.attemptsMade });
    });
    this.timer = setInterval(() => this.kick(), this.timings.sweep);
    this.timer.unref();
    this.kick();
  }

  /** Before the database is closed: running jobs need it to finish. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.relaying;
    // A worker whose database connection was lost may wait forever on a dead connection. Its jobs are taken over by
    // another worker, so nothing is lost by not waiting for it.
    await Promise.race([
      Promise.allSettled([this.worker?.close(), this.queue?.close()]),
      sleep(CLOSE_MS, undefined, { ref: false }),
    ]);
  }

  async isReady(): Promise<boolean> {
    try {
      return this.queue !== undefined && (await this.queue.getJobCounts('waiting')) !== undefined;
    } catch {
      return false;
    }
  }

  /** Hands over the outbox. Calls during a run are coalesced into one more run. */
  private kick(): void {
    if (!this.queue) return;
    if (this.relaying) {
      this.again = true;
      return;
    }
    this.relaying = this.relay()
      .catch((error: unknown) => this.logger.warn(`job hand-over: ${(error as Error).message}`))
      .finally(() => {
        this.relaying = undefined;
        if (this.again) {
          this.again = false;
          this.kick();
        }
      });
  }

  private async relay(): Promise<void> {
    for (;;) {
      const client = await this.pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<{
          id: string;
          name: string;
          key: string | null;
          data: object;
          delay: number;
        }>(
          `select id, name, key, data, delay_ms::float8 as delay from job_outbox
           order by created_at limit ${BATCH} for update skip locked`,
        );
        for (const row of rows) {
          const attempts = this.handlers.get(row.name)?.attempts ?? ATTEMPTS;
          await this.queue?.add(row.name, row.data, { jobId: jobId(row), delay: row.delay, attempts });
        }
        await client.query('delete from job_outbox where id = any($1)', [rows.map((row) => row.id)]);
        await client.query('commit');
        if (rows.length < BATCH) return;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    }
  }
}
