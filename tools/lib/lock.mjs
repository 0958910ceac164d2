/** A lock between tools of one working copy (a start and a test may build at the same time). */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAll } from './run.mjs';

/**
 * When a process started, where the system reports it (Linux): ids are reused, soon in a container. Empty elsewhere.
 */
function startedAt(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
}

const keyOf = (pid) => `${pid}:${startedAt(pid)}`;

/** Whether the process that wrote `key` still runs. */
function isRunning(key) {
  const pid = Number(key.split(':')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return keyOf(pid) === key;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves the lock of a dead process away; puts it back if a live one took it in between. */
function removeStale(file, holder) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== holder) linkSync(aside, file);
  } catch {
    return; // another process was faster: the caller checks again
  } finally {
    rmSync(aside, { force: true });
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `work` while holding the lock file. The lock is released when this process is interrupted or exits, and the lock
 * of a killed process is taken over.
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  const key = keyOf(process.pid);
  const mine = `${file}.${process.pid}`;
  const release = () => {
    if (read(file) === key) rmSync(file, { force: true });
    rmSync(mine, { force: true });
  };
  // A tool that handles signals itself ends this work, or exits.
  const interrupted = (signal) => {
    if (process.listenerCount(signal) > 1) return;
    endAll(signal);
    release();
    process.off(signal, interrupted);
    process.kill(process.pid, signal);
  };
  process.on('exit', release);
  for (const signal of SIGNALS) process.on(signal, interrupted);
  try {
    writeFileSync(mine, key);
    for (;;) {
      try {
        linkSync(mine, file); // atomic, unlike creating and then writing: a lock always names its holder
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder === undefined) continue; // released between the two calls
      if (isRunning(holder)) await sleep(100);
      else removeStale(file, holder);
    }
    return await work();
  } finally {
    release();
    process.off('exit', release);
    for (const signal of SIGNALS) process.off(signal, interrupted);
  }
}
