import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from './lock';

/**
 * The processes that use a cluster, one line each, so that the last one to stop also stops the database, and no other
 * does. Call these only while holding the cluster's lock. Lines of killed processes are ignored.
 */
export interface Owners {
  add(owner: string): void;
  /** Removes `owner` and returns how many live ones remain. */
  remove(owner: string): number;
}

/** `owner` lines are a process key, a space and a unique suffix. */
export function ownersIn(file: string): Owners {
  const live = (): string[] => {
    try {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.filter((line) => line !== '' && isRunning(line.split(' ')[0] ?? ''));
    } catch {
      return [];
    }
  };
  const save = (lines: string[]): void => {
    if (lines.length === 0) return rmSync(file, { force: true });
    writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
    renameSync(`${file}.new`, file);
  };
  return {
    add: (owner) => save([...live().filter((line) => line !== owner), owner]),
    remove(owner) {
      const left = live().filter((line) => line !== owner);
      save(left);
      return left.length;
    },
  };
}
