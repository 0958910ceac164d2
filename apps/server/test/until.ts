import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for something that happens by itself, looking every few milliseconds. The limit is for what hangs: nothing here says how
 * quick a busy machine has to be.
 */
export async function until(holds: () => unknown, milliseconds = 120_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms in vain for: ${holds.toString()}`);
    await sleep(5);
  }
}
