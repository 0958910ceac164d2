import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFeeds } from './feeds';
import { freePort, startServer, stopServer } from './server';

const root = resolve(__dirname, '../../../..');
/** A build of this run's own below the workspace (it has to find node_modules): a later build must not pull it away. */
const runDir = `dist/test-runs/e2e-${process.pid}`;

/**
 * Builds what is not fresh (or takes the build that HOMEFOLD_E2E_DIST names) and starts the one server of the run on a new database;
 * resolves with the way to end and remove all of it.
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
    const server = await startServer(dir, await freePort());
    process.env['HOMEFOLD_E2E_URL'] = server.url;
    return async () => {
      await stopServer(server);
      await stopFeeds();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
