import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { registerServer } from './environment';

/** The built server of this run (created by global-setup). */
export const serverMain = (): string => join(process.env['HOMEFOLD_TEST_DIST'] ?? '', 'main.cjs');

export interface ServerOptions {
  databaseUrl: string;
  secret: string;
  dataDir: string;
  /** Entries that are undefined are removed. */
  env?: NodeJS.ProcessEnv;
  /** Node options. Mapping stacks to sources costs a fifth of a start, so only the shared server does. */
  flags?: string[];
  /** Receives the server's output instead of this terminal. */
  output?: (text: string) => void;
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

/** Starts the built server on a free port; resolves once it accepts requests. */
export async function startServer(options: ServerOptions): Promise<{ server: ChildProcess; apiUrl: string }> {
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...(options.flags ?? []), serverMain()], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      SECRET: options.secret,
      DATABASE_URL: options.databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: apiUrl,
      DATA_DIR: join(options.dataDir),
      // Every test user calls from their own address, so that limits by address do not interfere.
      TRUST_PROXY: 'loopback',
      // The one page in the private network that may be read: its own.
      OUTSIDE_FEEDS_ALLOW: `127.0.0.1:${port}`,
      ...options.env,
    },
    stdio: options.output ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => options.output?.(chunk.toString()));
  await new Promise<void>((ready, failed) => {
    server.once('message', () => ready());
    server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready`)));
  });
  if (options.databaseUrl) registerServer(apiUrl, options);
  return { server, apiUrl };
}

/** Stops it as a terminal would and waits until it has exited. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await gone;
}
