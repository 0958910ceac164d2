import { useSyncExternalStore } from 'react';

/** `offline`: no network. `reconnecting`: the live connection was lost; changes by others may be late. */
export type Connection = 'online' | 'offline' | 'reconnecting';

let socketLost = false;
/** When the server last answered or sent anything, in milliseconds. */
let heardLast = 0;
/** Something was asked for that the server did not answer. */
let missing = false;
/** Of what is on screen the answers that this device gave in the server's place, and how old they are. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** Called by the live connection: lost it, or has it (again). */
export function setSocketLost(lost: boolean): void {
  if (lost === socketLost) return;
  socketLost = lost;
  notify();
}

/** Called by the client's links: the server is there. */
export function heard(): void {
  heardLast = Date.now();
}

/** When the server was last heard of, in milliseconds; 0 before the first time. */
export const heardAt = (): number => heardLast;

/** Called by the client's links: the server was not reached. `times` are those of what the device answered instead. */
export function missed(times?: ReadonlyMap<string, number>): void {
  missing = true;
  for (const [name, at] of times ?? []) kept.set(name, at);
  notify();
}

/** Whether something was missed since the last time that this said so: then what is on screen wants to be asked again. */
export function takeMissed(): boolean {
  const was = missing;
  missing = false;
  return was;
}

/** What is on screen was asked again: none of it comes from the device any more. */
export function caughtUp(): void {
  // Lost again meanwhile: then some of it was not.
  if (missing) return;
  kept.clear();
  notify();
}

/** The answers in the cache that this device gave, by their names there, and how old they are in milliseconds. */
export const keptTimes = (): ReadonlyMap<string, number> => kept;

const read = (): Connection =>
  !navigator.onLine ? 'offline' : socketLost || kept.size > 0 ? 'reconnecting' : 'online';

const readAge = (): number => Math.min(heardLast || Infinity, ...kept.values());

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

/** Calls back whenever the line changes; returns the way to stop. */
export function onConnection(changed: (connection: Connection) => void): () => void {
  let last = read();
  return subscribe(() => {
    const next = read();
    if (next === last) return;
    last = next;
    changed(next);
  });
}

/** How well this browser reaches the server, for the quiet banner. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, read);
}

/** When what is on screen was last known to be so, in milliseconds; Infinity when nothing is. */
export function useAsOf(): number {
  return useSyncExternalStore(subscribe, readAge);
}
