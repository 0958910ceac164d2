import { useSyncExternalStore } from 'react';
import type { WaitingWrite } from './device-store';

/** A change that was kept on this device until the server takes it. */
export type Waiting = WaitingWrite & { id: number };

let list: readonly Waiting[] = [];
let shown = false;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the queue: this is what waits now. */
export function setWaiting(next: readonly Waiting[]): void {
  if (list.length === 0 && next.length === 0) return;
  list = next;
  notify();
}

/** The changes that wait for the server, and those it refused, in the order they were made. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(subscribe, () => list);

/** The same outside of React. */
export const waitingNow = (): readonly Waiting[] => list;

/**
 * Whether something on screen was changed here and is not saved yet.
 * @param subject the id that the screens know it by
 */
export const useIsWaiting = (subject: string): boolean =>
  useSyncExternalStore(subscribe, () => list.some((write) => write.subject === subject));

/** Opens or closes the list of what waits. */
export function showWaiting(open: boolean): void {
  shown = open;
  notify();
}

/** Whether the list of what waits is open. */
export const useWaitingShown = (): boolean => useSyncExternalStore(subscribe, () => shown);
