import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls every few milliseconds until a condition holds. The timeout only catches hangs: nothing here depends on how
 * fast a busy machine is.
 */
export async function until(holds: () => unknown, milliseconds = 120_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms in vain for: ${holds.toString()}`);
    await sleep(5);
  }
}
