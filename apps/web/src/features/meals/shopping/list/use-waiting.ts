import { useMemo } from 'react';
import { useQueuedWrites } from '../../../../graphql/offline/queued';
import { changeListWrite } from '../model/queued-writes';
import type { Basis } from '../model/queued-writes';

/** Ids of the items, or of their parts, that are changed on this device and not saved yet. */
export function useWaiting(): ReadonlySet<string> {
  const writes = useQueuedWrites();
  return useMemo(() => {
    const ids = new Set<string>();
    for (const { kind, basis } of writes)
      if (kind === changeListWrite.kind)
        for (const { add, tick, edit, remove } of (basis as Basis).changes) {
          const id = (add ?? tick ?? edit ?? remove)?.id;
          if (id !== undefined) ids.add(String(id));
        }
    return ids;
  }, [writes]);
}
