import { DomainError } from '../../platform/errors';

/** Files that one server reads at the same time; the worst of 5 MB costs seconds of its processor, in slices. */
const AT_ONCE = 2;
/** Files of people that wait for their turn; more have to come back. */
const WAITING = 8;

/**
 * Turns at reading calendar files, of this process alone: a processor that reads thirty files at once answers nobody else in
 * time. Who waits is let in in the order of coming.
 */
export class ReadingTurns {
  private reading = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly waiting = WAITING,
  ) {}

  /**
   * Runs `read` when it is its turn.
   *
   * @param patient waits however many wait already: what is read in the background has nobody who would come back
   * @throws DomainError UNAVAILABLE (503) when too many wait
   */
  async take<T>(read: () => Promise<T>, patient = false): Promise<T> {
    if (this.reading >= this.atOnce) {
      if (!patient && this.queue.length >= this.waiting)
        throw new DomainError(
          'unavailable',
          'UNAVAILABLE',
          'Many calendars are being read right now. Please try again.',
        );
      await new Promise<void>((next) => this.queue.push(next));
    } else this.reading += 1;
    try {
      return await read();
    } finally {
      // a turn that is over goes to whoever waits longest
      const next = this.queue.shift();
      if (next) next();
      else this.reading -= 1;
    }
  }
}

/** The turns of this process. */
export const readingTurns = new ReadingTurns();
