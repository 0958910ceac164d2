import { useCallback, useState } from 'react';
import { readStored, store } from '../../storage/stored';

/** The most rows of the column. */
const MAX = 4;

/** How many rows the column of jobs had when it was last seen on this device. */
function lastRows(): number | null {
  const stored = readStored('dueJobs');
  const rows = Number(stored);
  return stored !== null && Number.isInteger(rows) && rows >= 0 ? Math.min(rows, MAX) : null;
}

/**
 * The jobs due today, which load after the first screen. Their column has as many rows as last time, and is folded if there
 * were none: it opens for a first job, but never closes while somebody looks at it.
 * @param hasEvents for a device that has not seen the jobs: beside events there is room for all rows, on an empty day for one
 */
export function useDueJobs(hasEvents: boolean): { count: number; rows: number; setCount: (count: number) => void } {
  const [rows, setRows] = useState(() => lastRows() ?? (hasEvents ? MAX : 1));
  const [count, setKnown] = useState(0);
  const setCount = useCallback((due: number) => {
    setKnown(due);
    setRows((before) => (before === 0 ? Math.min(due, MAX) : before));
    store('dueJobs', String(Math.min(due, MAX)));
  }, []);
  return { count, rows, setCount };
}
