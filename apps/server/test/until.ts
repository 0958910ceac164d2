import { setTimeout as sleep } from 'node:timers/promises';

/** Set in jest.preset.js. */
declare const __WAIT_LIMIT_MS__: number;
const LONGEST_PAUSE_MS = 50;

/** Polls until a condition holds, every few milliseconds at first. */
export async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + __WAIT_LIMIT_MS__;
  for (let pause = 5; !(await holds()); pause = Math.min(pause * 1.2, LONGEST_PAUSE_MS)) {
    if (performance.now() > end) throw new Error(`waited ${__WAIT_LIMIT_MS__} ms in vain for: ${holds.toString()}`);
    await sleep(pause);
  }
}
