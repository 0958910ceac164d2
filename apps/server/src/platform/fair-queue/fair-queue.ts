import { DomainError } from '../errors';

export interface FairQueueLimits {
  /** How many run at the same time. */
  atOnce: number;
  /** How many of one key, such as a family, run at the same time. */
  atOnceOfKey: number;
  /** How many may wait in total. */
  waiting: number;
  /** How many of one key may wait. */
  waitingOfKey: number;
  /** The refusal when too many are waiting, of the same key or in total. */
  busy: string;
}

interface Waiting {
  start: () => void;
  isPatient: boolean;
}

/**
 * Bounds expensive work in this process. Keys take turns: however much one key submits, another waits for at most one
 * item of it.
 */
export class FairQueue {
  private readonly running = new Map<string, number>();
  private taken = 0;
  /** By key, the key that ran most recently last; within a key in order of arrival. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly limits: FairQueueLimits) {}

  /**
   * Runs `work` when it is the key's turn.
   *
   * @param isPatient waits even in a full queue; for background work that nobody would submit again
   * @throws DomainError UNAVAILABLE (503) when too many wait
   */
  async run<T>(key: string, work: () => Promise<T>, isPatient = false): Promise<T> {
    const release = await this.take(key, isPatient);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits for the key's turn.
   *
   * @returns a function that ends the turn; calling it again has no effect
   * @throws DomainError UNAVAILABLE (503) when too many wait
   */
  async take(key: string, isPatient = false): Promise<() => void> {
    if (this.isFree(key)) this.hold(key);
    else await this.wait(key, isPatient);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.release(key);
    };
  }

  private wait(key: string, isPatient: boolean): Promise<void> {
    const own = this.waiting.get(key) ?? [];
    const { waiting, waitingOfKey, busy } = this.limits;
    const all = [...this.waiting.values()].flat();
    if (!isPatient && (impatient(own) >= waitingOfKey || impatient(all) >= waiting))
      throw new DomainError('unavailable', 'UNAVAILABLE', busy);
    this.waiting.set(key, own);
    return new Promise((start) => own.push({ start, isPatient }));
  }

  private isFree(key: string): boolean {
    return this.taken < this.limits.atOnce && (this.running.get(key) ?? 0) < this.limits.atOnceOfKey;
  }

  private hold(key: string): void {
    this.taken += 1;
    this.running.set(key, (this.running.get(key) ?? 0) + 1);
  }

  private release(key: string): void {
    this.taken -= 1;
    const left = (this.running.get(key) ?? 1) - 1;
    if (left > 0) this.running.set(key, left);
    else this.running.delete(key);
    this.startNext();
  }

  private startNext(): void {
    for (const [key, [next, ...rest]] of this.waiting) {
      if (!this.isFree(key)) continue;
      this.waiting.delete(key);
      if (rest.length > 0) this.waiting.set(key, rest);
      // reserved before it starts, so that no other call gets the place
      this.hold(key);
      next?.start();
      return;
    }
  }
}

const impatient = (queue: readonly Waiting[]): number => queue.filter(({ isPatient }) => !isPatient).length;
