import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Location of this run's build (created by global-setup.ts). */
const dist = (): string => process.env['HOMEFOLD_E2E_DIST'] ?? '';

/** The built web client of this run. */
export const webBuild = (): string => join(dist(), 'web');

/** Origin of the shared server. */
export const sharedUrl = (): string => process.env['HOMEFOLD_E2E_URL'] ?? '';

/** A running, built server. */
export interface Server {
  url: string;
  process: ChildProcess;
}

/**
 * A port on which nothing listens, from below the ephemeral range (from 32,768 on Linux, from 49,152 elsewhere): a port
 * of that range may be in use a moment after it was found free.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Encrypts secrets in the databases; shared, because they are copies of one template. */
const SECRET = 'a secret of the browser flows, and of them alone';

/** Migrates a database to the schema of this run's build. */
export function migrate(databaseUrl: string): void {
  const env = { ...process.env, SECRET, DATABASE_URL: databaseUrl };
  execFileSync(process.execPath, [join(dist(), 'server/migrate.cjs')], { env, stdio: 'inherit' });
}

/**
 * Starts the built server; resolves once it accepts requests. It is stopped when this process ends, for whatever reason.
 * @param dataDir its file storage
 * @param databaseUrl a migrated database (database.ts)
 * @param webDir another web client than this run's
 * @param env additional environment variables
 */
export async function startServer(
  dataDir: string,
  port: number,
  databaseUrl: string,
  webDir = webBuild(),
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--enable-source-maps', join(dist(), 'server/main.cjs')], {
    env: {
      ...process.env,
      // Disables the coarse flood guard, which would treat all tests as one attacker.
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      SECRET,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      // Every test user calls from their own address, so that limits by address do not interfere.
      TRUST_PROXY: 'loopback',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, failed) => {
    server.once('message', () => ready());
    server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready`)));
  });
  return { url, process: server };
}

/** Stops it by the signal of a terminal and waits until it has exited. */
export async function stopServer({ process: server }: Server): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await gone;
}
