/** Maximum concurrent statements of one kind; later keys are batched into the next one. */
const IN_FLIGHT = 2;

interface Asked<Value> {
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches look-ups by key of many callers into one statement. Nothing is cached: every caller is answered by a
 * statement sent after they asked. A single caller is not delayed.
 */
export class LookUps<Key, Value> {
  private waiting = new Map<Key, Asked<Value>[]>();
  private inFlight = 0;
  private planned = false;

  /** @param load the values of distinct keys; keys without a value are left out */
  constructor(private readonly load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  get(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      const asked = this.waiting.get(key);
      if (asked) asked.push({ resolve, reject });
      else this.waiting.set(key, [{ resolve, reject }]);
      this.plan();
    });
  }

  /** After all input that arrived with this request has been read. */
  private plan(): void {
    if (this.planned || this.inFlight >= IN_FLIGHT) return;
    this.planned = true;
    setImmediate(() => void this.send());
  }

  private async send(): Promise<void> {
    this.planned = false;
    const asked = this.waiting;
    this.waiting = new Map();
    this.inFlight += 1;
    try {
      const found = await this.load([...asked.keys()]);
      for (const [key, callers] of asked) for (const { resolve } of callers) resolve(found.get(key));
    } catch (error) {
      for (const callers of asked.values()) for (const { reject } of callers) reject(error);
    } finally {
      this.inFlight -= 1;
      if (this.waiting.size > 0) this.plan();
    }
  }
}
