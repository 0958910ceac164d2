import { useSyncExternalStore } from 'react';
import { onUserDataCleared } from '../../session/local-data';

/** The author's latest undoable change: the toast offers Undo for a few seconds, the record itself longer. */
let last: { ids: ReadonlySet<string>; undo: () => void } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof last): void {
  last = next;
  for (const listener of listeners) listener();
}

// The next user of this device must not see the previous user's change: it may have been a surprise.
onUserDataCleared(() => set(null));

/** Stores a change that can be undone once. @param ids the changed records @returns the undo function, for the toast */
export function noteUndo(ids: readonly string[], run: () => void): () => void {
  const undo = (): void => {
    if (last?.undo === undo) set(null);
    run();
  };
  set({ ids: new Set(ids), undo });
  return undo;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns the undo of a record's latest change; null if the author's latest change was of another record, or is undone.
 */
export const useLastUndo = (id: string): (() => void) | null =>
  useSyncExternalStore(subscribe, () => (last?.ids.has(id) ? last.undo : null));
