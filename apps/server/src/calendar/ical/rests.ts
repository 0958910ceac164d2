import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** Milliseconds of work between two rests. */
const STRETCH_MS = 10;

/**
 * Long work that others get their turn in: call `rest` between its steps. It goes by time, not by steps, because who wrote a
 * file decides how long a step takes.
 */
export class Rests {
  private since = performance.now();

  async rest(): Promise<void> {
    if (performance.now() - this.since < STRETCH_MS) return;
    await yieldToOthers();
    this.since = performance.now();
  }
}
