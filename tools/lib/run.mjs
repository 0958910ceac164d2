/** Runs a child process to its end. Node's built-ins only: the tools use it before anything is installed. */
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const posix = process.platform !== 'win32';
const active = new Set();

/** Ends a command, and everything it started where it runs in a group of its own. */
function end({ child, isGroup }, signal) {
  try {
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Passes a signal on to whatever is running. */
export function endAll(signal) {
  for (const each of active) end(each, signal);
}

/**
 * Runs `command`, without input, and resolves with its exit code (1 when it could not start, was ended by a signal or printed nothing for
 * `minutes`) and, with `capture`, everything it printed. `echo` prints the captured output as it comes as well.
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, capture = false, echo = false, shell = false, minutes } = options;
  return new Promise((resolve) => {
    const isGroup = posix && minutes !== undefined;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      detached: isGroup, // so that it can be ended whole
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
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
      // Not how long it takes, which a busy machine decides, but whether it still gets anywhere.
      timers.push((quiet = setTimeout(late, minutes * 60_000)));
    }
    for (const stream of capture ? [child.stdout, child.stderr] : []) stream.on('data', say);
    const finish = (code) => {
      timers.forEach(clearTimeout);
      active.delete(running);
      resolve({ code, output: Buffer.concat(output).toString('utf8') });
    };
    child.once('error', (error) => {
      say(`${command}: ${error.message}\n`);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** The script of an installed package, to be run with `node`: quicker than npx, and the same on every system. */
export const bin = (path) => `node_modules/${path}`;

/** Runs an installed package's script with this Node. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
