/** How many statements of one kind may be on their way; what is asked meanwhile goes together with the next. */
const IN_FLIGHT = 2;

interface Asked<Value> {
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Look-ups by key of many callers in one statement. Nothing is kept: everybody is answered by a statement that was sent
 * after they had asked. A lonely caller waits for nobody.
 */
export class LookUps<Key, Value> {
  private waiting = new Map<Key, Asked<Value>[]>();
  private inFlight = 0;
  private planned = false;

  /** @param load the values of some keys, each key once; a key that has none is left out */
  constructor(private readonly load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  get(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      const asked = this.waiting.get(key);
      if (asked) asked.push({ resolve, reject });
      else this.waiting.set(key, [{ resolve, reject }]);
      this.plan();
    });
  }

  /** After everything that has arrived with this request has been read. */
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
