import { DomainError } from '../errors/domain-error';

export interface PlaceLimits {
  /** Places in all. */
  all: number;
  /** Places that one key, an account say, may hold at the same time. */
  perKey: number;
  /** How many may wait for one. */
  waiting: number;
}

/**
 * A bounded number of things at once, none of them all of one caller's: whoever comes while every place is taken waits,
 * and is passed by others as long as the own key has its share.
 */
export class Places {
  private readonly held = new Map<string, number>();
  private taken = 0;
  private readonly queue: { key: string; enter: () => void }[] = [];

  constructor(private readonly limits: PlaceLimits) {}

  /**
   * Waits for a place.
   *
   * @returns gives the place back; a second call does nothing
   * @throws DomainError UNAVAILABLE when too many wait already
   */
  async take(key: string): Promise<() => void> {
    if (!this.isFree(key)) {
      if (this.queue.length >= this.limits.waiting)
        throw new DomainError('unavailable', 'UNAVAILABLE', 'Too many uploads at once. Please try again in a moment.');
      await new Promise<void>((enter) => this.queue.push({ key, enter: () => (this.hold(key), enter()) }));
    } else this.hold(key);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.release(key);
    };
  }

  private isFree(key: string): boolean {
    return this.taken < this.limits.all && (this.held.get(key) ?? 0) < this.limits.perKey;
  }

  private hold(key: string): void {
    this.taken += 1;
    this.held.set(key, (this.held.get(key) ?? 0) + 1);
  }

  private release(key: string): void {
    this.taken -= 1;
    const left = (this.held.get(key) ?? 1) - 1;
    if (left > 0) this.held.set(key, left);
    else this.held.delete(key);
    const next = this.queue.findIndex((waiting) => this.isFree(waiting.key));
    if (next >= 0) this.queue.splice(next, 1)[0]?.enter();
  }
}
