import { useSyncExternalStore } from 'react';

/** The author's latest change that can be undone; its toast goes after a few seconds, the record itself offers it longer. */
let last: { ids: ReadonlySet<string>; undo: () => void } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof last): void {
  last = next;
  for (const listener of listeners) listener();
}

/**
 * Notes a change that can be undone once.
 * @param ids the records that it changed
 * @returns undoes it, for the toast
 */
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

/** Undoes the latest change of a record; null when the author's latest change was of another one, or is undone. */
export const useLastUndo = (id: string): (() => void) | null =>
  useSyncExternalStore(subscribe, () => (last?.ids.has(id) ? last.undo : null));
