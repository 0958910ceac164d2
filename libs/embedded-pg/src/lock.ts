import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startedAt } from './processes';

/** Uniquely identifies a process by its id and start time, so that a reused id is not mistaken for it. */
export const processKey = (pid = process.pid): string => `${pid}:${startedAt(pid)}`;

/** Whether the process identified by a key is still running. */
export function isRunning(key: string): boolean {
  const [pid, start] = key.split(':');
  return isAlive(Number(pid)) && startedAt(Number(pid)) === start;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves the lock of a dead process away; puts it back if a live one took it in between. */
function removeStale(file: string, holder: string): void {
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

let queue: Promise<unknown> = Promise.resolve();

/** Runs `work` exclusively among all processes that use this lock file, and all callers in this one. */
export function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const turn = queue.then(() => locked(file, work));
  queue = turn.catch(() => undefined);
  return turn;
}

async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  const key = processKey();
  const mine = `${file}.${process.pid}`;
  const release = (): void => {
    if (read(file) === key) rmSync(file, { force: true });
    rmSync(mine, { force: true });
  };
  process.on('exit', release); // also released when the process exits in the meantime
  writeFileSync(mine, key);
  try {
    for (;;) {
      try {
        linkSync(mine, file); // atomic, unlike creating and then writing: a lock always names its holder
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder === undefined) continue;
      // a lock with this process's own key is one that it failed to remove: callers in one process are queued
      if (holder === key || !isRunning(holder)) removeStale(file, holder);
      else await sleep(20);
    }
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
