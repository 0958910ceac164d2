/**
 * `npm start`: from a fresh clone to a running product. Installs when needed, builds what changed, then runs the server (which
 * brings its own PostgreSQL unless DATABASE_URL is set) until it is asked to end, and again when it crashes.
 *
 * The server runs in a process group of its own, so that Ctrl-C reaches it once, from here, and joined by an IPC channel: when this
 * process is killed outright the server sees the channel close and stops.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { stopWith } from './lib/parent.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { endAll } from './lib/run.mjs';
import { serverEnvironment, serverFlags } from './lib/server-flags.mjs';
import { supervise } from './lib/supervise.mjs';

checkNode();
process.chdir(root);

// while it installs and builds; from then on the server is asked
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
    env: { ...serverEnvironment, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  }),
);
stop = () => server.stop();
process.exit(await server.ended);
