import { useSyncExternalStore } from 'react';
import type { WaitingWrite } from '../../storage/device-store';

/** A write queued on this device until the server accepts it. */
export type Waiting = WaitingWrite & { id: number };

let list: readonly Waiting[] = [];
let shown = false;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the queue with its current contents. */
export function setWaiting(next: readonly Waiting[]): void {
  if (list.length === 0 && next.length === 0) return;
  list = next;
  notify();
}

/** The queued and the refused writes, oldest first. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(subscribe, () => list);

/** The same outside of React. */
export const waitingNow = (): readonly Waiting[] => list;

/**
 * Whether a record on screen has an unsaved local change.
 * @param subject its id on the screens
 */
export const useIsWaiting = (subject: string): boolean =>
  useSyncExternalStore(subscribe, () => list.some((write) => write.subject === subject));

/** Opens or closes the list of queued writes. */
export function showWaiting(open: boolean): void {
  shown = open;
  notify();
}

/** Whether the list of queued writes is open. */
export const useWaitingShown = (): boolean => useSyncExternalStore(subscribe, () => shown);
