import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries';
import { placeDataDir, prepareDataDir } from './data-directory';
import { processKey, withLock } from './lock';
import { databaseUser } from './os-user';
import { ownersIn } from './owners';
import { findPostmaster, launchPostmaster, StartError, stopPostmaster, type Postmaster } from './postmaster';
import { watchPostmaster } from './watch';

export interface EmbeddedPgOptions {
  /** Data directory; created on the first start. */
  dataDir: string;
  /** TCP port on 127.0.0.1; default: any free one. A running server of the same cluster keeps its own. */
  port?: number;
  /** Superuser of a new cluster. */
  user?: string;
  /** false trades crash safety for speed: for tests only. */
  durable?: boolean;
  /** Connections that the server accepts at once (default 100): a Homefold server opens up to 40. */
  maxConnections?: number;
  /** Restart the server on the same port when it exits unexpectedly (default true). */
  restart?: boolean;
  /** There is no cluster yet: one is being created, which takes some seconds. */
  onCreate?: (dataDir: string) => void;
  /** The server exited unexpectedly. */
  onExit?: (pid: number) => void;
  /** It has been restarted on the same port: connection pools recover. */
  onRestart?: (pid: number) => void;
  /** It could not be restarted, and will not be retried. */
  onFailure?: (error: Error) => void;
}

export interface EmbeddedPg {
  /** The superuser's URL. Stays valid across restarts. */
  readonly url: string;
  readonly port: number;
  /** The actual data directory (see `placeDataDir`). */
  readonly dataDir: string;
  /** Current process id of the PostgreSQL server. */
  readonly pid: number;
  /**
   * true when a server of this cluster was already running: left over from a killed process, or shared with a live one.
   */
  readonly joined: boolean;
  /** Releases the cluster; its last user stops it, whoever started it. Idempotent. */
  stop(): Promise<void>;
}

/** Timeout in milliseconds for a start, crash recovery included, and for remains of a previous server to go away. */
const startTimeout = 60_000;
const obstacleTimeout = 15_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done, reject) => probe.once('error', reject).listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/**
 * Runs a PostgreSQL server for this process, without any set-up: as root or as an ordinary user, on a new or an
 * existing cluster, joining a server that already runs on it. Several processes may share a cluster; it stops when the
 * last one releases it, and is restarted when it dies.
 *
 * @throws with one line that names the problem: no binaries for this system, initdb, or PostgreSQL's own reason.
 */
export async function startEmbeddedPg(options: EmbeddedPgOptions): Promise<EmbeddedPg> {
  const { user: role = 'app', durable = true, restart = true, maxConnections = 100 } = options;
  const osUser = databaseUser(resolve(options.dataDir));
  const binDir = findBinaries(osUser);
  const dataDir = placeDataDir(options.dataDir, osUser);
  const lockFile = `${dataDir}.lock`;
  const owners = ownersIn(`${dataDir}.owners`);
  const me = `${processKey()} ${randomUUID()}`;
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=128MB',
    `max_connections=${maxConnections}`,
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];

  /**
   * Joins the running server or launches one; call it under the lock. `again`: on this port only, however long it
   * takes.
   */
  async function ensureRunning(port?: number, again = false): Promise<Postmaster & { joined: boolean }> {
    const began = Date.now();
    const deadline = began + startTimeout;
    for (;;) {
      const found = findPostmaster(dataDir);
      if (found?.ready) return { pid: found.pid, port: found.port, joined: true };
      if (!found)
        try {
          const launch = { binDir, osUser, port: port ?? (await freePort()), settings, deadline };
          return { ...(await launchPostmaster(dataDir, launch)), joined: false };
        } catch (error) {
          const obstacle = error instanceof StartError ? error.obstacle : 'other';
          const passes = obstacle === 'predecessor' || (obstacle === 'port' && (again || port === undefined));
          if (!passes || Date.now() > began + obstacleTimeout) throw error;
        }
      if (Date.now() > deadline) throw new Error(`PostgreSQL was not ready in time; its log is ${dataDir}.log`);
      await sleep(50);
    }
  }

  const first = await withLock(lockFile, async () => {
    const password = prepareDataDir(dataDir, { binDir, osUser, role, durable, onCreate: options.onCreate });
    const server = await ensureRunning(options.port);
    owners.add(me);
    return { ...server, password };
  });
  let server: Postmaster = first;
  let stopped: Promise<void> | undefined;
  let unwatch = watch();

  function watch(): () => void {
    return watchPostmaster(server.pid, dataDir, () => {
      if (stopped) return;
      options.onExit?.(server.pid);
      if (restart) void bringBack();
    });
  }

  async function bringBack(): Promise<void> {
    try {
      await withLock(lockFile, async () => {
        if (stopped) return;
        server = await ensureRunning(first.port, true);
        unwatch = watch();
      });
      if (!stopped) options.onRestart?.(server.pid);
    } catch (error) {
      options.onFailure?.(error as Error);
    }
  }

  return {
    url: `postgres://${role}:${encodeURIComponent(first.password)}@127.0.0.1:${first.port}/postgres`,
    port: first.port,
    dataDir,
    get pid() {
      return server.pid;
    },
    joined: first.joined,
    stop() {
      stopped ??= withLock(lockFile, async () => {
        unwatch();
        if (owners.remove(me) > 0) return;
        await stopPostmaster(dataDir, binDir);
        await server.waitForEnd?.();
      });
      return stopped;
    },
  };
}
