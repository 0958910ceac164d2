import { useSyncExternalStore } from 'react';

/** `offline`: no network. `reconnecting`: the live connection was lost; changes by others may be late. */
export type Connection = 'online' | 'offline' | 'reconnecting';

let socketLost = false;
/** When the server was last reached, in milliseconds. */
let lastReached = 0;
/** A request went unanswered by the server. */
let missing = false;
/** Times of the answers on screen that came from this device instead of the server. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** Called by the live connection when it is lost or established. */
export function setSocketLost(lost: boolean): void {
  if (lost === socketLost) return;
  socketLost = lost;
  notify();
}

/** Called by the client's links whenever the server responds. */
export function markReached(): void {
  lastReached = Date.now();
}

/** When the server was last reached, in milliseconds; 0 before the first time. */
export const lastReachedAt = (): number => lastReached;

/** Called by the client's links when the server was not reached. `times`: those of the device's answers used instead. */
export function markMissed(times?: ReadonlyMap<string, number>): void {
  missing = true;
  for (const [name, at] of times ?? []) kept.set(name, at);
  notify();
}

/** Returns and clears the missed flag: if set, the data on screen needs a refetch. */
export function consumeMissed(): boolean {
  const was = missing;
  missing = false;
  return was;
}

/** Everything on screen was refetched: all of it is from the server again. */
export function markRefetched(): void {
  // The connection was lost again in the meantime: some of it is not.
  if (missing) return;
  kept.clear();
  notify();
}

/** The answers in the cache that came from this device, by cache key, and their times in milliseconds. */
export const snapshotTimes = (): ReadonlyMap<string, number> => kept;

const read = (): Connection =>
  !navigator.onLine ? 'offline' : socketLost || kept.size > 0 ? 'reconnecting' : 'online';

const readAge = (): number => Math.min(lastReached || Infinity, ...kept.values());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', notify);
    window.addEventListener('offline', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Calls back whenever the connection state changes; returns the unsubscribe function. */
export function onConnection(changed: (connection: Connection) => void): () => void {
  let last = read();
  return subscribe(() => {
    const next = read();
    if (next === last) return;
    last = next;
    changed(next);
  });
}

/** The connection state, for the banner. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, read);
}

/** The time that the data on screen is known to be valid for, in milliseconds; Infinity when unknown. */
export function useAsOf(): number {
  return useSyncExternalStore(subscribe, readAge);
}
