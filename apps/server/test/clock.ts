import { Clock, replayedNow } from '../src/platform/clock';

/** A stopped clock that only advances on command. */
export class FixedClock extends Clock {
  constructor(private time = new Date('2026-10-08T09:30:00Z')) {
    super();
  }

  now(): Date {
    return replayedNow() ?? new Date(this.time);
  }

  set(time: string | Date): void {
    this.time = new Date(time);
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

type Faked = NonNullable<FakeTimersConfig['doNotFake']>;

const ALL_BUT_DATE: Faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'performance',
];

/**
 * Stops `Date` at the beginning of the current half minute, for libraries that read it themselves; timers keep running.
 * So no half minute ends during a test unless the test calls `pass`.
 */
export function stopDate(): { pass: (seconds: number) => void; resume: () => void } {
  jest.useFakeTimers({ now: Math.floor(Date.now() / 30_000) * 30_000, doNotFake: ALL_BUT_DATE });
  return {
    pass: (seconds) => void jest.setSystemTime(Date.now() + seconds * 1_000),
    resume: () => void jest.useRealTimers(),
  };
}
