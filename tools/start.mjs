/**
 * `npm start`: from a fresh clone to a running product. Installs when needed, builds what changed, then runs the server (which
 * brings its own PostgreSQL unless DATABASE_URL is set) until it ends or is asked to.
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
import { serverEnvironment, serverFlags } from './lib/server-flags.mjs';

checkNode();
process.chdir(root);
await ensureInstalled();
if (!(await ensureBuilt())) {
  console.error('The build failed: see the message above');
  process.exit(1);
}

const server = spawn(process.execPath, [...serverFlags, fromRoot('dist/apps/server/main.cjs')], {
  env: { ...serverEnvironment, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: process.platform !== 'win32',
});
server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.once('exit', (code, signal) => {
  if (signal) console.error(`The server was ended by ${signal}; the next start recovers`);
  process.exit(code ?? 1);
});
stopWith(() => {
  if (server.connected) server.disconnect(); // means the same to the server, also where there are no signals
  server.kill('SIGTERM');
});
