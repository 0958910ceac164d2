/** Runs a child process to its end. Node's built-ins only: the tools use it before anything is installed. */
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs `command`, without input, and resolves with its exit code (1 when it could not start or a signal ended it) and, with
 * `capture`, everything it printed. `echo` prints the captured output as it comes as well.
 */
export function run(command, args, { cwd = root, env = {}, capture = false, echo = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    const output = [];
    if (capture)
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output.push(chunk);
          if (echo) process.stdout.write(chunk);
        });
    child.once('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }));
  });
}

/** The script of an installed package, to be run with `node`: quicker than npx, and the same on every system. */
export const bin = (path) => ['node_modules', ...path.split('/')].join('/');

/** Runs an installed package's script with this Node. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
