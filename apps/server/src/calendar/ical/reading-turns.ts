import { DomainError } from '../../platform/errors';

/** Files that one server reads at the same time; the worst of 5 MB costs seconds of its processor, in slices. */
const AT_ONCE = 2;
/** Files of one family that wait while another one of it is read: a family that sends many waits for itself alone. */
const WAITING_OF_FAMILY = 3;
/** Files that wait in all, each of them in memory. */
const WAITING = 16;

interface Waiting {
  start: () => void;
  isPatient: boolean;
}

/**
 * Turns at reading calendar files, of this process alone: a processor that reads thirty files at once answers nobody else in
 * time. A family has one file read at a time, and families that wait take turns, so that however many files one of them
 * sends, another one waits for a single file at the most.
 *
 * A turn is for what has arrived: bytes that are still on their way hold none.
 */
export class ReadingTurns {
  private readonly reading = new Set<string>();
  /** By family, those that had a turn last at the end; of each in the order of coming. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly ofFamily = WAITING_OF_FAMILY,
    private readonly inAll = WAITING,
  ) {}

  /**
   * Runs `read` when it is the family's turn.
   *
   * @param isPatient waits however many wait already: what is read in the background has nobody who would come back
   * @throws DomainError UNAVAILABLE (503) when too many of the family wait, or too many in all
   */
  async take<T>(familyId: string, read: () => Promise<T>, isPatient = false): Promise<T> {
    await this.enter(familyId, isPatient);
    try {
      return await read();
    } finally {
      this.reading.delete(familyId);
      this.startNext();
    }
  }

  private async enter(familyId: string, isPatient: boolean): Promise<void> {
    if (!this.reading.has(familyId) && this.reading.size < this.atOnce) {
      this.reading.add(familyId);
      return;
    }
    const own = this.waiting.get(familyId) ?? [];
    if (!isPatient) {
      if (impatient(own) >= this.ofFamily)
        throw busy('Other calendars of your family are being read right now. Please try again.');
      if (impatient([...this.waiting.values()].flat()) >= this.inAll)
        throw busy('Many calendars are being read right now. Please try again.');
    }
    await new Promise<void>((start) => {
      own.push({ start, isPatient });
      this.waiting.set(familyId, own);
    });
  }

  private startNext(): void {
    for (const [familyId, queue] of this.waiting) {
      if (this.reading.size >= this.atOnce) return;
      if (this.reading.has(familyId)) continue;
      this.waiting.delete(familyId);
      const next = queue.shift();
      if (queue.length > 0) this.waiting.set(familyId, queue);
      this.reading.add(familyId);
      next?.start();
    }
  }
}

const impatient = (queue: readonly Waiting[]): number => queue.filter(({ isPatient }) => !isPatient).length;

const busy = (message: string) => new DomainError('unavailable', 'UNAVAILABLE', message);

/** The turns of this process. */
export const readingTurns = new ReadingTurns();
