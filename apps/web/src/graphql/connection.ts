import { useSyncExternalStore } from 'react';

/** `offline`: no network. `reconnecting`: the live connection was lost; changes by others may be late. */
export type Connection = 'online' | 'offline' | 'reconnecting';

let socketLost = false;
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** Called by the live connection: lost it, or has it (again). */
export function setSocketLost(lost: boolean): void {
  if (lost === socketLost) return;
  socketLost = lost;
  notify();
}

const read = (): Connection => (!navigator.onLine ? 'offline' : socketLost ? 'reconnecting' : 'online');

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

/** How well this browser reaches the server, for the quiet banner. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, read);
}
