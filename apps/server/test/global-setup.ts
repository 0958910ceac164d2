import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
// eslint-disable-next-line @nx/enforce-module-boundaries -- Jest resolves no path aliases in globalSetup
import { startEmbeddedPg, type EmbeddedPg } from '../../../libs/embedded-pg/src/index';
import { TEMPLATE_DATABASE, withDatabase, type TestEnvironment } from './environment';

const root = resolve(__dirname, '../../..');
const dist = join(root, 'dist/apps/server');

export interface Started {
  pg: EmbeddedPg;
  server: ChildProcess;
  dir: string;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

/** One PostgreSQL, one migrated template, one built server: shared by every spec of the run. */
export default async function setUp(): Promise<void> {
  execFileSync(process.execPath, ['tools/build.mjs', 'server'], { cwd: root, stdio: 'inherit' });
  const dir = mkdtempSync(join(tmpdir(), 'homefold-test-'));
  chmodSync(dir, 0o755); // as root the database runs as another user
  const pg = await startEmbeddedPg({ dataDir: join(dir, 'pg'), durable: false });
  const secret = 'a secret of the tests, and of the tests alone';

  const admin = new Client({ connectionString: pg.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  const env = { ...process.env, NODE_ENV: 'test', SECRET: secret, LOG_LEVEL: 'error' };
  execFileSync(process.execPath, [join(dist, 'migrate.cjs')], {
    env: { ...env, DATABASE_URL: withDatabase(pg.url, TEMPLATE_DATABASE) },
    stdio: 'inherit',
  });
  await admin.query(`create database homefold_api template ${TEMPLATE_DATABASE}`);
  await admin.end();

  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  const apiDatabaseUrl = withDatabase(pg.url, 'homefold_api');
  const server = spawn(process.execPath, ['--enable-source-maps', join(dist, 'main.cjs')], {
    env: {
      ...env,
      DATABASE_URL: apiDatabaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: apiUrl,
      DATA_DIR: join(dir, 'data'),
      // Every person of the tests calls from an address of their own, so that limits by address do not meet.
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, failed) => {
    server.once('message', () => ready());
    server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready`)));
  });

  const shared: TestEnvironment = { apiUrl, apiDatabaseUrl, adminUrl: pg.url, secret };
  process.env['HOMEFOLD_TEST'] = JSON.stringify(shared);
  const started: Started = { pg, server, dir };
  Object.assign(globalThis, { homefoldTest: started });
}
