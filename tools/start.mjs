/**
 * `npm start`: from a fresh clone to a running product. Installs when needed, builds what changed, then runs the server
 * (which starts its own PostgreSQL unless DATABASE_URL is set) until it is asked to stop, restarting it when it
 * crashes.
 *
 * The server runs in its own process group, so that Ctrl-C reaches it once, through this process, and with an IPC
 * channel: when this process is killed the server sees the channel close and stops.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { stopWith } from './lib/parent.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { endAll } from './lib/run.mjs';
import { serverFlags } from './lib/server-flags.mjs';
import { supervise } from './lib/supervise.mjs';

checkNode();
process.chdir(root);

// during installation and build; later the server is asked to stop
let stop = () => {
  endAll('SIGTERM');
  process.exit(130);
};
stopWith(() => stop());

await ensureInstalled();
if (!(await ensureBuilt())) {
  console.error('The build failed: see the message above');
  process.exit(1);
}

const server = supervise(() =>
  spawn(process.execPath, [...serverFlags, fromRoot('dist/apps/server/main.cjs')], {
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  }),
);
stop = () => server.stop();
process.exit(await server.ended);
