import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where the build of this run lies (global-setup.ts made it). */
const dist = (): string => process.env['HOMEFOLD_E2E_DIST'] ?? '';

/** The built web client of this run. */
export const webBuild = (): string => join(dist(), 'web');

/** The address of the server that all tests share. */
export const sharedUrl = (): string => process.env['HOMEFOLD_E2E_URL'] ?? '';

/** A built server of the product that runs. */
export interface Server {
  url: string;
  process: ChildProcess;
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Starts the built server with a PostgreSQL of its own below `dataDir`; resolves once it takes requests. It ends with this process,
 * however that ends.
 * @param webDir another web client than the one of this run
 * @param env more of its environment
 */
export async function startServer(
  dataDir: string,
  port: number,
  webDir = webBuild(),
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--enable-source-maps', join(dist(), 'server/main.cjs')], {
    env: {
      ...process.env,
      // Turns off the coarse guard against floods, which would take all tests for one attacker.
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      // Everybody in the tests calls from an address of their own: limits by address do not meet.
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

/** Stops it as a terminal would and waits until it is gone. */
export async function stopServer({ process: server }: Server): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await gone;
}
