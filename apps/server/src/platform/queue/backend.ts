import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, createRedisBackend, withBackend, type JobsOptions } from 'bullmq';
import type { AppConfig } from '../config';
import type { DatabaseUrls } from '../database';
import { JOB_SCHEMA } from './job-store';

/** The part of a BullMQ job that the product uses. */
export interface QueuedJob {
  id?: string;
  name: string;
  data: unknown;
  attemptsMade: number;
}

/**
 * The part of a BullMQ queue that the product uses; the two backends differ in every type parameter but not in this.
 */
export interface JobStore {
  waitUntilReady(): Promise<unknown>;
  add(name: string, data: object, options: JobsOptions): Promise<unknown>;
  getJobCounts(...types: 'waiting'[]): Promise<object>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

export interface JobRunner {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'completed', listener: (job: QueuedJob) => void): unknown;
  on(event: 'failed', listener: (job: QueuedJob | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

export interface Backend {
  store(name: string, defaults: JobsOptions): JobStore;
  runner(name: string, process: (job: QueuedJob) => Promise<void>): JobRunner;
}

/** Timings of the queue, in milliseconds. */
export interface JobTimings {
  /** Lock duration: how long a dead worker holds its job before another takes it. */
  lockDuration: number;
  /** Interval of the check for stalled jobs. */
  stalledInterval: number;
  /** Delay before the first retry; doubles with each one, up to `longestBackoff`. */
  backoff: number;
  longestBackoff: number;
  /** Maximum wait for jobs left in the outbox by a process that died between commit and hand-over. */
  sweep: number;
}

export const jobTimings: JobTimings = {
  lockDuration: 30_000,
  stalledInterval: 5_000,
  backoff: 1_000,
  longestBackoff: 300_000,
  sweep: 5_000,
};

/** BullMQ over PostgreSQL by default, over Redis when `REDIS_URL` is set; handlers are the same. */
export function openBackend(config: AppConfig, urls: DatabaseUrls, timings: JobTimings): Backend {
  const { lockDuration, stalledInterval, backoff, longestBackoff } = timings;
  // A job is not failed for stalling, however often its worker was killed.
  const workerOptions = {
    // the worker that holds a job, stored beside it in the table
    name: String(process.pid),
    concurrency: 4,
    lockDuration,
    stalledInterval,
    maxStalledCount: 100,
    settings: { backoffStrategy: (failures: number) => Math.min(backoff * 2 ** (failures - 1), longestBackoff) },
  };
  if (config.redisUrl) {
    const { Queue, Worker } = withBackend(createRedisBackend);
    const connection = redisConnection(new URL(config.redisUrl));
    return {
      store: (name, defaultJobOptions) => new Queue(name, { connection, defaultJobOptions }),
      runner: (name, process) => patient(new Worker(name, process, { connection, ...workerOptions })),
    };
  }
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const connection = { connectionString: urls.system, schema: JOB_SCHEMA, max: 4 };
  return {
    store: (name, defaultJobOptions) => new Queue(name, { connection, defaultJobOptions }),
    runner: (name, process) => patient(new Worker(name, process, { connection, ...workerOptions })),
  };
}

const PATIENCE_MS = 200;

/** Members of BullMQ's worker that its types do not expose. */
interface Retrying {
  retryIfFailed: (fn: () => Promise<unknown>, options: object) => Promise<unknown>;
}
const isRetrying = <Runner extends object>(worker: Runner): worker is Runner & Retrying =>
  'retryIfFailed' in worker && typeof worker.retryIfFailed === 'function';

/**
 * BullMQ's worker retries at once, without leaving the microtask queue, after every error but a refused connection. A
 * connection that PostgreSQL has cut fails at once, and the event that would remove it from the pool never runs: the
 * whole process hangs. So every failure is delayed a moment.
 */
function patient<Runner extends JobRunner>(worker: Runner): Runner {
  if (!isRetrying(worker)) throw new Error('The BullMQ worker no longer has retryIfFailed');
  const retryIfFailed = worker.retryIfFailed.bind(worker);
  worker.retryIfFailed = (fn, options) =>
    retryIfFailed(async () => {
      try {
        return await fn();
      } catch (error) {
        await sleep(PATIENCE_MS);
        throw error;
      }
    }, options);
  return worker;
}

const redisConnection = (url: URL) => ({
  host: url.hostname,
  port: Number(url.port || 6379),
  username: url.username || undefined,
  password: url.password ? decodeURIComponent(url.password) : undefined,
  db: Number(url.pathname.slice(1) || 0),
  tls: url.protocol === 'rediss:' ? {} : undefined,
  maxRetriesPerRequest: null,
});
