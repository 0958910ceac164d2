import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner, cloneDatabase } from './database';
import { testEnvironment } from './environment';
import { startServer, stopServer } from './server-process';
import { until } from './until';

type Started = Awaited<ReturnType<typeof startServer>>;

/** Server processes on a separate database. */
export interface Servers {
  first: Started;
  /** Connection URL, for a separate connection. */
  ownerUrl: string;
  /** Starts another server on it, which finds due work at once; the others find it at their next poll. */
  start: () => Promise<Started>;
  /** Rows of a statement, bypassing every policy. */
  sql: <Row extends object>(text: string) => Promise<Row[]>;
  /** Row count of a table, with an optional condition. */
  count: (from: string) => Promise<number>;
  /** Kills a server and expires the locks on its jobs; waits until it is gone. */
  kill: (server: ChildProcess) => Promise<void>;
  /** Waits until the queue is empty. */
  queueIsEmpty: () => Promise<void>;
  /** Stops remaining servers and drops the database. */
  close: () => Promise<void>;
}

/** @param env additional environment of all of them */
export async function startServers(env: Record<string, string>): Promise<Servers> {
  const dir = mkdtempSync(join(tmpdir(), 'homefold-servers-'));
  chmodSync(dir, 0o755);
  const { urls, drop } = await cloneDatabase();
  const running: ChildProcess[] = [];
  const start = async () => {
    const { secret } = testEnvironment();
    const started = await startServer({ databaseUrl: urls.owner, secret, dataDir: join(dir, 'data'), env });
    running.push(started.server);
    return started;
  };
  const sql = <Row extends object>(text: string) => asOwner<Row>(text, [], urls.owner);
  const count = async (from: string) => Number((await sql<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  return {
    ...{ first: await start(), ownerUrl: urls.owner, start, sql, count },
    kill: async (server) => {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      // otherwise the spec would wait half a minute (jobTimings.lockDuration)
      await sql(`update bullmq.job set locked_until_ms = 0 where state = 'active' and processed_by = '${server.pid}'`);
    },
    queueIsEmpty: () =>
      until(
        async () => (await count(`bullmq.job where state <> 'completed'`)) + (await count('job_outbox')) === 0,
        120_000,
      ),
    close: async () => {
      await Promise.all(running.map((server) => stopServer(server)));
      await drop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
