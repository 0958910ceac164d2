import { execFileSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPg, type EmbeddedPg } from '../../../libs/embedded-pg/src/index';
import { readRoles } from '../src/platform/database/roles';
import { startServer } from './server-process';
import { TEMPLATE_DATABASE, withDatabase, type TestEnvironment } from './environment';

const root = resolve(__dirname, '../../..');
/** A separate build inside the workspace (it has to find node_modules), so that other builds do not replace it. */
const runDir = `dist/test-runs/${process.pid}`;

export interface Started {
  pg: EmbeddedPg;
  server: ChildProcess;
  dir: string;
  runDir: string;
}

declare global {
  /** For `global-teardown.ts`, which runs in the same process. */
  var homefoldTest: Started;
}

/** One PostgreSQL, one migrated template, one built server: shared by every spec of the run. */
export default async function setUp(): Promise<void> {
  execFileSync(process.execPath, ['tools/build.mjs', 'server', `--copy-to=${runDir}`], { cwd: root, stdio: 'inherit' });
  const dist = join(root, runDir, 'server');
  process.env['HOMEFOLD_TEST_DIST'] = dist;
  const dir = mkdtempSync(join(tmpdir(), 'homefold-test-'));
  chmodSync(dir, 0o755); // as root the database runs as another user
  // Specs that start their own servers run beside each other.
  const pg = await startEmbeddedPg({ dataDir: join(dir, 'pg'), durable: false, maxConnections: 400 });
  const secret = 'a secret of the tests, and of the tests alone';

  const admin = new Client({ connectionString: pg.url });
  await admin.connect();
  // Dozens of short-lived databases: nothing in them is worth vacuuming, and a clone or a drop each waits for a checkpoint.
  for (const setting of ["autovacuum = 'off'", "checkpoint_timeout = '1d'", "max_wal_size = '8GB'"])
    await admin.query(`alter system set ${setting}`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  execFileSync(process.execPath, [join(dist, 'migrate.cjs')], {
    env: { ...process.env, SECRET: secret, DATABASE_URL: withDatabase(pg.url, TEMPLATE_DATABASE) },
    stdio: 'inherit',
  });
  const template = new Client({ connectionString: withDatabase(pg.url, TEMPLATE_DATABASE) });
  await template.connect();
  const roles = await readRoles(template);
  await template.end();
  await admin.query(`create database homefold_api template ${TEMPLATE_DATABASE}`);
  await admin.end();

  const apiDatabaseUrl = withDatabase(pg.url, 'homefold_api');
  const { server, apiUrl } = await startServer({
    ...{ databaseUrl: apiDatabaseUrl, secret, dataDir: join(dir, 'data') },
    flags: ['--enable-source-maps'],
  });

  const shared: TestEnvironment = { apiUrl, apiDatabaseUrl, adminUrl: pg.url, secret, roles };
  process.env['HOMEFOLD_TEST'] = JSON.stringify(shared);
  const started: Started = { pg, server, dir, runDir: join(root, runDir) };
  globalThis.homefoldTest = started;
}
