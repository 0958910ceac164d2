import { rmSync } from 'node:fs';
import type { Started } from './global-setup';
import { stopServer } from './server-process';

export default async function tearDown(): Promise<void> {
  const { pg, server, dir, runDir } = (globalThis as unknown as { homefoldTest: Started }).homefoldTest;
  await stopServer(server);
  await pg.stop();
  rmSync(runDir, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}
