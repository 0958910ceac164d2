import { useSyncExternalStore } from 'react';
import type { QueuedWrite } from '../../storage/device-store';

/** A write queued on this device until the server accepts it. */
export type Queued = QueuedWrite & { id: number };

let list: readonly Queued[] = [];
let shown = false;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the queue with its current contents. */
export function setQueued(next: readonly Queued[]): void {
  if (list.length === 0 && next.length === 0) return;
  list = next;
  notify();
}

/** The queued and the refused writes, oldest first. */
export const useQueuedWrites = (): readonly Queued[] => useSyncExternalStore(subscribe, () => list);

/** The same outside React. */
export const queuedWrites = (): readonly Queued[] => list;

/**
 * Whether a record on screen has an unsaved local change.
 * @param subject its id on the screens
 */
export const useIsQueued = (subject: string): boolean =>
  useSyncExternalStore(subscribe, () => list.some((write) => write.subject === subject));

/** Opens or closes the list of queued writes. */
export function showQueue(open: boolean): void {
  shown = open;
  notify();
}

/** Whether the list of queued writes is open. */
export const useQueueShown = (): boolean => useSyncExternalStore(subscribe, () => shown);
