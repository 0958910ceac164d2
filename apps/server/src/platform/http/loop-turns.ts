/**
 * Lets work that holds the event loop for some milliseconds go one at a time, with a look at the sockets in between: two
 * hundred such requests that arrive together then delay a small one by one of them, not by all.
 */
export class LoopTurns {
  private readonly waiting: (() => void)[] = [];

  /** Resolves in a turn of the event loop in which nobody else was let through. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.admit);
    });
  }

  private readonly admit = (): void => {
    this.waiting.shift()?.();
    // asked for inside a check phase, it comes after the next look at the sockets
    if (this.waiting.length > 0) setImmediate(this.admit);
  };
}
