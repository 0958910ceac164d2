import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { onUserDataCleared } from '../../session/local-data';

/** The author's latest undoable change: the toast offers Undo for a few seconds, the record itself longer. */
const last = makeVar<{ ids: readonly string[]; undo: () => void } | null>(null);

// The next user of this device must not see the previous user's change: it may have been a surprise.
onUserDataCleared(() => last(null));

/** Stores a change that can be undone once. @param ids the changed records @returns the undo function, for the toast */
export function noteUndo(ids: readonly string[], run: () => void): () => void {
  const undo = (): void => {
    if (last()?.undo === undo) last(null);
    run();
  };
  last({ ids, undo });
  return undo;
}

/**
 * Returns the undo of a record's latest change; null if the author's latest change was of another record, or is undone.
 */
export function useLastUndo(id: string): (() => void) | null {
  const change = useReactiveVar(last);
  return change?.ids.includes(id) ? change.undo : null;
}
