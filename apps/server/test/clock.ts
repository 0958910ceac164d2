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
