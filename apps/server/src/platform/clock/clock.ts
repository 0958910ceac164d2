import { AsyncLocalStorage } from 'node:async_hooks';

/** The only source of "now" for services, so that tests and replays control time. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return replayed.getStore() ?? new Date();
  }
}

const replayed = new AsyncLocalStorage<Date>();

/**
 * Runs `fn`, and everything it awaits, as if at `instant`; the demo uses it to create its history through the services.
 */
export const replayAt = <T>(instant: Date, fn: () => Promise<T>): Promise<T> => replayed.run(instant, fn);

/** The instant being replayed, for test clocks. */
export const replayedNow = (): Date | undefined => replayed.getStore();
