import { newKey } from './new-key';

/** Idempotency keys for adding existing content, by its identity. */
export interface ContentKeys {
  /** Returns the same key until it is used, so that adding again after a lost answer creates no duplicate. */
  keyOf: (what: string) => string;
  /** Call after it was added: adding the same content again is then a new record. */
  used: (what: string) => void;
}

export function makeContentKeys(): ContentKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(what) {
      const key = keys.get(what) ?? newKey();
      keys.set(what, key);
      return key;
    },
    used: (what) => void keys.delete(what),
  };
}
