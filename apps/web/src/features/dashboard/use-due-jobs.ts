import { useCallback, useState } from 'react';
import { readStored, store } from '../../storage/stored';

/** The most rows of the column. */
const MAX = 4;

/** How many rows the column of jobs had when it was last seen on this device; at most MAX, the default. */
function lastRows(): number {
  const stored = readStored('dueJobs');
  const rows = stored === null ? MAX : Number(stored);
  return Number.isInteger(rows) && rows >= 0 ? Math.min(rows, MAX) : MAX;
}

/**
 * The jobs due today, which load after the first screen. Their column has as many rows as last time, and is folded if there
 * were none: it opens for a first job, but never closes while somebody looks at it.
 */
export function useDueJobs(): { count: number; rows: number; setCount: (count: number) => void } {
  const [rows, setRows] = useState(lastRows);
  const [count, setKnown] = useState(0);
  const setCount = useCallback((due: number) => {
    setKnown(due);
    setRows((before) => (before === 0 ? Math.min(due, MAX) : before));
    store('dueJobs', String(Math.min(due, MAX)));
  }, []);
  return { count, rows, setCount };
}
