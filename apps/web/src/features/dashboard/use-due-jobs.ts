import { useCallback, useState } from 'react';
import { readStored, store } from '../../storage/stored';

/** The most rows of the column. */
export const MAX_DUE = 4;

/** How many rows the column of jobs had when it was last seen on this device. */
function lastRows(): number | null {
  const stored = readStored('dueJobs');
  const rows = Number(stored);
  return stored !== null && Number.isInteger(rows) && rows >= 0 ? Math.min(rows, MAX_DUE) : null;
}

/**
 * The jobs due today, which load after the first screen. Their column has as many rows as last time, and is folded if there
 * were none: it opens for a first job, but never closes while somebody looks at it.
 * @param atFirst how many for a device that has not seen the jobs
 */
export function useDueJobs(atFirst: number): { count: number; rows: number; setCount: (count: number) => void } {
  const [rows, setRows] = useState(() => lastRows() ?? atFirst);
  const [count, setKnown] = useState(0);
  const setCount = useCallback((due: number) => {
    setKnown(due);
    setRows((before) => (before === 0 ? Math.min(due, MAX_DUE) : before));
    store('dueJobs', String(Math.min(due, MAX_DUE)));
  }, []);
  return { count, rows, setCount };
}
