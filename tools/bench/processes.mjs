/** The processes of a run: started, measured from outside through /proc, and stopped. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

/** Clock ticks per second in /proc; 100 on every Linux that Node runs on. */
const TICKS = 100;
const running = new Set();

export async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Starts a script and waits for its ready message. `output` is a file descriptor for its output. */
export async function start(node, script, { env = {}, args = [], cwd, output = 'inherit' } = {}) {
  const child = spawn(node, [...args, script], {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await new Promise((ready, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${script} ended with ${code} before it was ready`)));
    child.once('message', (message) => message === 'ready' && ready());
  });
  return child;
}

/** Asks every process to end, and waits for them. */
export async function stopAll() {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(late);
    }),
  );
}

function stat(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), own: user + system, children: childUser + childSystem };
  } catch {
    return undefined;
  }
}

/** CPU seconds used by a process and its threads; undefined where the system does not report it. */
export function cpuOf(pid) {
  const found = stat(pid);
  return found && found.own / TICKS;
}

/** CPU seconds of a PostgreSQL server and its child processes. */
export function cpuOfPostgres(postmaster) {
  const top = stat(postmaster);
  if (!top) return undefined;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => stat(pid))
    .filter((each) => each?.parent === postmaster);
  return [top.own + top.children, ...children.map(({ own }) => own)].reduce((sum, ticks) => sum + ticks, 0) / TICKS;
}

/** Memory of a process in MB: current and peak. */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [now, peak] = ['VmRSS', 'VmHWM'].map(
      (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024,
    );
    return { now, peak };
  } catch {
    return undefined;
  }
}
