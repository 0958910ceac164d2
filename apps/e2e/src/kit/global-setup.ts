import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedPg } from '@homefold/embedded-pg';
import { makeTemplate, newDatabase } from './database';
import { startFeeds } from './feeds';
import { freePort, migrate, startServer, stopServer } from './server';

const root = resolve(__dirname, '../../../..');
/** A separate build inside the workspace (it has to find node_modules), so that a later build does not replace it. */
const runDir = `dist/test-runs/e2e-${process.pid}`;

/**
 * Builds what is stale (or uses the build of HOMEFOLD_E2E_DIST), starts PostgreSQL with a migrated template that every
 * server of the run copies, and starts the server that nearly all flows share; resolves with the teardown.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'homefold-e2e-'));
  chmodSync(dir, 0o755); // as root the database runs as another user
  const remove = (): void => {
    for (const each of [dir, join(root, runDir)]) rmSync(each, { recursive: true, force: true });
  };
  try {
    if (!process.env['HOMEFOLD_E2E_DIST']) {
      execFileSync(process.execPath, ['tools/build.mjs', `--copy-to=${runDir}`], { cwd: root, stdio: 'inherit' });
      process.env['HOMEFOLD_E2E_DIST'] = join(root, runDir);
    }
    const stopFeeds = await startFeeds();
    // Flows that start their own servers run beside each other.
    const pg = await startEmbeddedPg({ dataDir: join(dir, 'pg'), durable: false, maxConnections: 400 });
    migrate(await makeTemplate(pg.url));
    const server = await startServer(join(dir, 'data'), await freePort(), await newDatabase());
    process.env['HOMEFOLD_E2E_URL'] = server.url;
    return async () => {
      await stopServer(server);
      await stopFeeds();
      await pg.stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
