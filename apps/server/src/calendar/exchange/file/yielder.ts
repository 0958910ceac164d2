import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** Milliseconds of work between two yields. */
const STRETCH_MS = 10;

/**
 * Yields to the event loop during long work: call `yieldIfDue` between its steps. It goes by elapsed time, because a hostile
 * file decides how long a step takes.
 */
export class Yielder {
  private since = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.since < STRETCH_MS) return;
    await yieldToOthers();
    this.since = performance.now();
  }
}
