import { DomainError } from '../platform/errors';

/** Each picture that waits is held in memory, 5 MB at most. */
const MAX_WAITING = 20;
const MAX_WAITING_OF_ONE = 10;

/**
 * One picture at a time. People take turns: whoever sends ten slow ones waits for them, and everybody else for one of them.
 */
export class PictureQueue {
  private busy = false;
  private count = 0;
  /** By person, in the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();

  /**
   * Runs `work` when it is this person's turn.
   *
   * @throws DomainError UNAVAILABLE when too many wait, of this person or of all
   */
  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    if (this.busy) await this.turn(person);
    this.busy = true;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(person: string): Promise<void> {
    const own = this.waiting.get(person) ?? [];
    if (this.count >= MAX_WAITING || own.length >= MAX_WAITING_OF_ONE)
      throw new DomainError('unavailable', 'UNAVAILABLE', 'Too many images at once. Please try again in a moment.');
    this.count += 1;
    this.waiting.set(person, own);
    return new Promise((resolve) => own.push(resolve));
  }

  /** Hands the place on; `busy` stays true meanwhile, so that nobody slips in between. */
  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.busy = false;
      return;
    }
    const [person, [turn, ...rest]] = first;
    this.waiting.delete(person);
    if (rest.length > 0) this.waiting.set(person, rest);
    this.count -= 1;
    turn?.();
  }
}
