import { rmSync } from 'node:fs';
import type { Started } from './global-setup';

export default async function tearDown(): Promise<void> {
  const { pg, server, dir } = (globalThis as unknown as { homefoldTest: Started }).homefoldTest;
  if (server.exitCode === null) {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
  }
  await pg.stop();
  rmSync(dir, { recursive: true, force: true });
}
