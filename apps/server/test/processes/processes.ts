import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayIn } from '@homefold/domain';
import { asOwner, cloneDatabase } from '../database';
import { testEnvironment } from '../environment';
import { make } from '../make';
import { startHoldingMailServer } from '../outside/mail-box';
import { type PushService, startPushService } from '../outside/push-service';
import type { Member } from '../person';
import { startServer, stopServer } from '../server-process';
import { fixtures } from '../tenancy/fixtures';
import { markedFamily } from '../tenancy/victim';
import type { World } from '../tenancy/world';
import { until } from '../until';
import { zoneAtHour } from '../zones';

/** The first zone of the day, for the first server, and one behind UTC that changed its clocks at midnight. */
const ZONES = ['Pacific/Kiritimati', 'America/Sao_Paulo'] as const;

/** As `npm start` runs it (tools/lib/server-flags.mjs). */
const FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=32'];

export interface Running {
  server: ChildProcess;
  apiUrl: string;
  /** Its time zone. */
  zone: (typeof ZONES)[number];
  /** What it has printed. */
  output: () => string;
}

/** A server's exit code or signal, once it has ended. */
export async function exitOf(server: ChildProcess) {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  return { code: server.exitCode, signal: server.signalCode };
}

/**
 * Server processes on one database, in production and with the memory of `npm start`, that the stages of a story hand
 * on: a start takes some four seconds of a core. A stage asks for as many as it needs, and gets those that the one
 * before it left running.
 */
export class Processes {
  /** For files of the stages. */
  readonly dir = mkdtempSync(join(tmpdir(), 'homefold-processes-'));
  readonly dataDir = join(this.dir, 'data');
  ownerUrl!: string;
  mails!: Awaited<ReturnType<typeof startHoldingMailServer>>;
  push!: PushService;
  /** For the servers that start from now on. */
  secret = testEnvironment().secret;
  previousSecret: string | undefined;
  acceptedLoss: string | undefined;
  private started = 0;
  private servers: Running[] = [];
  private readonly leftovers: (() => unknown)[] = [];
  private memory = new Map<string, Promise<unknown>>();

  async open(): Promise<void> {
    chmodSync(this.dir, 0o755); // as root the database runs as another user
    const { urls, drop } = await cloneDatabase();
    this.ownerUrl = urls.owner;
    this.leftovers.push(drop);
    this.mails = await startHoldingMailServer();
    this.push = await startPushService();
  }

  /** Stops the servers that still run, and removes everything. */
  async close(): Promise<void> {
    await Promise.all(this.servers.map(({ server }) => stopServer(server)));
    for (const clean of this.leftovers) await clean();
    await this.mails?.stop();
    await this.push?.close();
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Runs when the story is over. */
  atEnd(clean: () => unknown): void {
    this.leftovers.push(clean);
  }

  /** As many servers, those that have run longest first; the missing ones are started at the same time. */
  async running(count: number): Promise<Running[]> {
    const missing = count - this.servers.length;
    await Promise.all(Array.from({ length: Math.max(0, missing) }, () => this.another()));
    return this.servers.slice(0, count);
  }

  /** The one server that is enough for a stage. */
  async one(): Promise<Running> {
    const [first] = await this.running(1);
    return first as Running;
  }

  /** A new one, which finds due work at once; the others find it at their next poll. */
  async another(): Promise<Running> {
    const zone = ZONES[Math.min(this.started++, 1)] ?? ZONES[0];
    const written: string[] = [];
    const running = { ...(await this.start(zone, written)), zone, output: () => written.join('') };
    this.servers.push(running);
    return running;
  }

  /** What one prints that refuses to start. */
  async refusal(): Promise<string> {
    const written: string[] = [];
    await expect(this.start(ZONES[0], written)).rejects.toThrow('ended with 1 before');
    return written.join('');
  }

  private start(zone: string, written: string[]) {
    return startServer({
      databaseUrl: this.ownerUrl,
      secret: this.secret,
      dataDir: this.dataDir,
      flags: FLAGS,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'debug',
        TZ: zone,
        SMTP_URL: `smtp://127.0.0.1:${this.mails.port}`,
        PUSH_SERVICES_ALLOW: this.push.host,
        ...(this.previousSecret && { SECRET_PREVIOUS: this.previousSecret }),
        ...(this.acceptedLoss && { SECRET_ACCEPT_LOSS: this.acceptedLoss }),
      },
      output: (text) => void written.push(text),
    });
  }

  /** Call for one that a stage ends itself. */
  forget({ server }: Running): void {
    this.servers = this.servers.filter((each) => each.server !== server);
  }

  /** Kills a server and expires the locks on its jobs; waits until it is gone. */
  async kill(running: Running): Promise<void> {
    const { server } = running;
    this.forget(running);
    server.kill('SIGKILL');
    await exitOf(server);
    // otherwise the spec would wait half a minute (jobTimings.lockDuration)
    await this.sql(
      `update bullmq.job set locked_until_ms = 0 where state = 'active' and processed_by = '${server.pid}'`,
    );
  }

  /** Rows of a statement, bypassing every policy. */
  sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return asOwner<Row>(text, values, this.ownerUrl);
  }

  /** Row count of a table, with an optional condition. */
  async count(from: string): Promise<number> {
    return Number((await this.sql<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  }

  /** Waits until the queue is empty. */
  queueIsEmpty(): Promise<void> {
    return until(
      async () =>
        (await this.count(`bullmq.job where state not in ('completed', 'failed')`)) +
          (await this.count('job_outbox')) ===
        0,
    );
  }

  /** How many of this database's statements wait for a lock. */
  waitingForLock(kind: 'relation' | 'advisory'): Promise<number> {
    return this.count(
      `pg_locks where not granted and locktype = '${kind}'
         and database = (select oid from pg_database where datname = current_database())`,
    );
  }

  /** What a stage makes and others use: made by the first that asks for it. */
  once<T>(what: string, made: () => Promise<T>): Promise<T> {
    const found = this.memory.get(what) ?? made();
    this.memory.set(what, found);
    return found as Promise<T>;
  }

  /** A family with something of everything, in which nothing becomes due. */
  world(): Promise<World> {
    return this.once('world', async () => {
      const world = await markedFamily((await this.one()).apiUrl, this.ownerUrl);
      for (const { freeze } of fixtures) await freeze?.(world);
      return world;
    });
  }

  /** Eight people in a family in whose zone digests are sent now (from seven to noon), the creator first. */
  eight(): Promise<{ people: Member[]; me: Member; familyId: string; today: string }> {
    return this.once('eight', async () => {
      const timeZone = zoneAtHour(8);
      const { admin, members } = await make.family({ apiUrl: (await this.one()).apiUrl, members: 7, timeZone });
      return { people: [admin, ...members], me: admin, familyId: admin.familyId, today: todayIn(timeZone, new Date()) };
    });
  }

  /** A family of its own for a stage, in whose zone it is the afternoon: no digest becomes due. */
  async family(options: { members?: number; name?: string } = {}) {
    return make.family({ apiUrl: (await this.one()).apiUrl, timeZone: zoneAtHour(14), ...options });
  }
}

/** A part of the story: registers its tests. */
export type Stage = (processes: Processes) => void;
