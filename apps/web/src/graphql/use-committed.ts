import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A value outside React, so that no render can be ahead of what it holds. */
class Held<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  readonly get = (): Value => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(value: Value): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}

/**
 * The value of the last commit, for the variables of a query that an address or a deferred value changes. Apollo fetches as soon
 * as a render has other variables. In a transition React may drop such a render for an urgent one with the earlier value, which
 * fetches as well, and the answer is urgent again: where rendering takes longer than the network, the two take turns and
 * the new value is never shown.
 * @param value compared by identity
 * @example useQuery(PetDocument, { variables: { id: useCommitted(id) } })
 */
export function useCommitted<Value>(value: Value): Value {
  const [held] = useState(() => new Held(value));
  // Before anything is painted; the render that follows cannot be interrupted.
  useLayoutEffect(() => held.set(value), [held, value]);
  return useSyncExternalStore(held.subscribe, held.get);
}
