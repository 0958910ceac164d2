import { rmSync } from 'node:fs';
import { stopServer } from './server-process';

export default async function tearDown(): Promise<void> {
  const { pg, server, dir, runDir } = globalThis.homefoldTest;
  await stopServer(server);
  await pg.stop();
  rmSync(runDir, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}
