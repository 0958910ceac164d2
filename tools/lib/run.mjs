/** Runs a child process to its end. Uses Node's built-ins only, because tools run it before anything is installed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const posix = process.platform !== 'win32';
const active = new Set();
const meter = new AsyncLocalStorage();

/** Prints the CPU times of a command and of the processes that ended below it to descriptor 3, in its second line. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';
/** Seconds in the second line of `times`: "1m2.34s 0m5.6s". */
export const cpuSecondsIn = (times) =>
  [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/** Begins a command in a control group, whose folder is the first argument. */
const GROUPED = 'echo $$ > "$0/cgroup.procs"; exec "$@"';
let groups = 0;

/**
 * A control group of Linux, where this process may make one: it also counts processes that outlive their parent, as those of a
 * browser do.
 *
 * @returns {string | undefined} its folder
 */
function controlGroup() {
  try {
    const [, own] = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    const [, mount] = /^(?:\S+ ){4}(\S+) .* - cgroup2 /m.exec(readFileSync('/proc/self/mountinfo', 'utf8')) ?? [];
    if (own === undefined || mount === undefined) return undefined;
    const folder = join(mount, own, `homefold-${process.pid}-${(groups += 1)}`);
    mkdirSync(folder);
    const { status } = spawnSync('/bin/sh', ['-c', GROUPED, folder, 'true'], { stdio: 'ignore' });
    if (status === 0 && existsSync(join(folder, 'cpu.stat'))) return folder;
    rmdirSync(folder);
  } catch {
    // not Linux, or not allowed: the commands are measured by `times`
  }
  return undefined;
}

function cpuSecondsOf(folder) {
  const [, microseconds] = /^usage_usec (\d+)$/m.exec(readFileSync(join(folder, 'cpu.stat'), 'utf8')) ?? [];
  try {
    rmdirSync(folder);
  } catch {
    // something still runs in it
  }
  return Number(microseconds) / 1e6;
}

/**
 * Does `work` and measures the CPU time of the commands that it runs, in seconds; undefined where the system does not tell.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, cpuSeconds: number | undefined }>}
 */
export async function metered(work) {
  const used = { seconds: 0, group: controlGroup() };
  const result = await meter.run(used, work);
  const cpuSeconds = used.group ? cpuSecondsOf(used.group) : posix ? used.seconds : undefined;
  return { result, cpuSeconds };
}

/** Kills a command, and its descendants where it has its own process group. */
function end({ child, isGroup }, signal) {
  try {
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Forwards a signal to all running commands. */
export function endAll(signal) {
  for (const each of active) end(each, signal);
}

/**
 * Runs `command` without input, and resolves with its exit code (1 when it could not start, was killed by a signal or
 * printed nothing for `minutes`) and, with `capture`, its whole output. `echo` also prints captured output as it
 * arrives.
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, capture = false, echo = false, shell = false, minutes } = options;
  return new Promise((resolve) => {
    const used = posix && !shell ? meter.getStore() : undefined;
    const isTimed = used !== undefined && used.group === undefined;
    const isGroup = posix && (minutes !== undefined || isTimed);
    const script = isTimed ? [TIMED, 'sh'] : [GROUPED, used?.group];
    const [program, words] = used ? ['/bin/sh', ['-c', ...script, command, ...args]] : [command, args];
    const child = spawn(program, words, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      detached: isGroup, // so that the whole group can be killed
      stdio: ['ignore', ...Array(2).fill(capture ? 'pipe' : 'inherit'), ...(isTimed ? ['pipe'] : [])],
    });
    let times = '';
    child.stdio[3]?.on('data', (chunk) => (times += chunk));
    const running = { child, isGroup };
    active.add(running);
    const output = [];
    const timers = [];
    let quiet;
    const say = (chunk) => {
      quiet?.refresh();
      output.push(Buffer.from(chunk));
      if (echo) process.stdout.write(chunk);
    };
    if (minutes !== undefined) {
      const late = () => {
        say(`${command} printed nothing for ${minutes} minutes and was stopped\n`);
        end(running, 'SIGTERM');
        timers.push(setTimeout(() => end(running, 'SIGKILL'), 10_000));
      };
      // Limits silence, not duration, which depends on how busy the machine is.
      timers.push((quiet = setTimeout(late, minutes * 60_000)));
    }
    for (const stream of capture ? [child.stdout, child.stderr] : []) stream.on('data', say);
    const finish = (code) => {
      timers.forEach(clearTimeout);
      active.delete(running);
      if (isTimed) used.seconds += cpuSecondsIn(times);
      resolve({ code, output: Buffer.concat(output).toString('utf8') });
    };
    child.once('error', (error) => {
      say(`${command}: ${error.message}\n`);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** The script of an installed package, to be run with `node`: faster than npx, and the same on every system. */
export const bin = (path) => `node_modules/${path}`;

/** Runs an installed package's script with this Node. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
