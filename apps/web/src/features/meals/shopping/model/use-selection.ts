import { useCallback, useMemo, useState } from 'react';
import type { Item } from './types';

/** Items selected to be deleted together. */
export interface Selection {
  /** null while nothing is being selected. */
  ids: ReadonlySet<string> | null;
  start: () => void;
  stop: () => void;
  toggle: (item: Item) => void;
  set: (items: readonly Item[]) => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const start = useCallback(() => setIds(new Set()), []);
  const stop = useCallback(() => setIds(null), []);
  const toggle = useCallback(
    ({ id }: Item) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const set = useCallback((items: readonly Item[]) => setIds(new Set(items.map(({ id }) => id))), []);
  return useMemo(() => ({ ids, start, stop, toggle, set }), [ids, start, stop, toggle, set]);
}
