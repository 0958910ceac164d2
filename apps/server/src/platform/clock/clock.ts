import { AsyncLocalStorage } from 'node:async_hooks';

/** The only source of "now" for services, so that tests and replays decide what time it is. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return replayed.getStore() ?? new Date();
  }
}

const replayed = new AsyncLocalStorage<Date>();

/** Runs `fn`, and whatever it waits for, as if it happened at `instant`: how a made-up past is told through the services. */
export const replayAt = <T>(instant: Date, fn: () => Promise<T>): Promise<T> => replayed.run(instant, fn);

/** The moment that is being replayed, for clocks of tests. */
export const replayedNow = (): Date | undefined => replayed.getStore();
