import { useCallback, useState } from 'react';
import { useIsPainted } from './use-is-painted';

/** Maximum rows of the column. */
const MAX_DUE = 4;

/**
 * The jobs due today, which load after the first screen. Their column is folded if there are none: it opens for a first
 * job, but never closes while it is visible.
 * @param expected how many there will be; null: unknown
 */
export function useDueJobs(expected: number | null): {
  count: number;
  rows: number;
  setCount: (count: number) => void;
} {
  const isPainted = useIsPainted();
  const [rows, setRows] = useState(() => Math.min(expected ?? MAX_DUE, MAX_DUE));
  const [count, setKnown] = useState(0);
  const setCount = useCallback(
    (due: number) => {
      const shown = Math.min(due, MAX_DUE);
      const isFirst = !isPainted();
      setKnown(due);
      setRows((before) => (isFirst || before === 0 ? shown : before));
    },
    [isPainted],
  );
  return { count, rows, setCount };
}
