/**
 * The server half of `npm run dev`: one fixed port in front of the current server process. A new build starts next to
 * the old one, in a process that has preloaded the packages, and takes over once it is ready: a request never meets a
 * closed port, and a broken edit leaves the last good server running.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { fromRoot } from './root.mjs';

async function listen(server, port = 0) {
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server.address().port;
}

async function freePort() {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

async function stop(child) {
  if (!child || hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/** Resolves true when the server reports that it is ready, false when it exits first. */
const becomesReady = (child) =>
  new Promise((resolve) => {
    child.once('exit', () => resolve(false));
    child.once('message', () => resolve(true));
  });

/** `script` is the built server; `env` its environment without PORT. */
export async function devBackend({ script, env }) {
  let current;
  let next;
  let spare;
  let retiring;
  let newest = 0;
  const held = new Set();

  const prepare = () =>
    spawn(process.execPath, ['--enable-source-maps', fromRoot('tools/lib/dev-runner.cjs'), script], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });

  const pipe = (socket) => {
    const upstream = connect(current.port, '127.0.0.1');
    upstream.once('error', () => socket.destroy());
    socket.once('error', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  };
  // requests made before the first server is up wait for it
  const front = createServer((socket) => {
    if (current) return pipe(socket);
    held.add(socket);
    socket.once('close', () => held.delete(socket)).once('error', () => socket.destroy());
  });
  const port = await listen(front);

  return {
    port,
    /** Starts the newest build and switches over to it; resolves true once it serves. */
    async restart() {
      const turn = ++newest;
      await stop(next);
      const own = await freePort();
      if (turn !== newest) return false;
      const child = spare && !hasEnded(spare) ? spare : prepare();
      spare = undefined;
      child.send({ port: own }, () => undefined); // a failure means that it is exiting, which is handled as such
      next = child;
      if (!(await becomesReady(child))) return false;
      next = undefined;
      const old = current;
      current = { child, port: own };
      for (const socket of held) pipe(socket);
      held.clear();
      retiring = stop(old?.child).then(() => {
        if (turn === newest) spare ??= prepare();
      });
      return true;
    },
    async close() {
      newest += 1;
      front.close();
      for (const socket of held) socket.destroy();
      await retiring;
      await Promise.all([stop(next), stop(spare), stop(current?.child)]);
    },
  };
}
