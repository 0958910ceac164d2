/**
 * Yields to the event loop between pieces of work that block it for some milliseconds: when two hundred such requests
 * arrive together, a small one is delayed by one of them, not by all.
 */
export class EventLoopQueue {
  private readonly waiting: (() => void)[] = [];

  /** Resolves in a turn of the event loop that no other caller was given. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.admit);
    });
  }

  private readonly admit = (): void => {
    this.waiting.shift()?.();
    // requested in a check phase, it runs after the next poll phase
    if (this.waiting.length > 0) setImmediate(this.admit);
  };
}
