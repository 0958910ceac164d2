import { setTimeout as sleep } from 'node:timers/promises';

/** Only catches hangs: nothing depends on how fast a busy machine is. Shorter than Jest's, so that the condition is named. */
const LIMIT_MS = 150_000;
const LONGEST_PAUSE_MS = 50;

/** Polls until a condition holds, every few milliseconds at first. */
export async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  for (let pause = 5; !(await holds()); pause = Math.min(pause * 1.2, LONGEST_PAUSE_MS)) {
    if (performance.now() > end) throw new Error(`waited ${LIMIT_MS} ms in vain for: ${holds.toString()}`);
    await sleep(pause);
  }
}
