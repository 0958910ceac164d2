import { useSyncExternalStore } from 'react';

/** Posts and replies deleted by others while they are on screen: they keep their place. */
let deleted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Records that somebody else has deleted or restored a post or reply. */
export function noteDeleted(id: string, isDeleted: boolean): void {
  if (deleted.has(id) === isDeleted) return;
  deleted = new Set([...deleted].filter((one) => one !== id).concat(isDeleted ? [id] : []));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The posts and replies that others have deleted since the page was opened. */
export const useDeleted = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => deleted);
