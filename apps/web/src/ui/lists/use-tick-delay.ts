import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a ticked row stays in place, in milliseconds. */
const HOLD_MS = 700;

/** Rows that were just ticked and stay in place before they move. */
export interface TickDelay {
  isHolding: boolean;
  /** Call with every tick: all ticked rows stay until the time of the last one is over. */
  begin: () => void;
}

export function useTickDelay(): TickDelay {
  const [isHolding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = useCallback(() => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(() => setHolding(false), HOLD_MS);
  }, []);
  return { isHolding, begin };
}

/**
 * Returns the lists frozen as they were before the first tick while rows stay in place, otherwise the current ones.
 * @param of identifies what the lists show; a different value is shown at once
 */
export function useFrozen<Lists>(lists: Lists, isHolding: boolean, of = ''): Lists {
  const [kept, keep] = useState({ lists, of });
  if (isHolding && kept.of === of && kept.lists) return kept.lists;
  if (kept.lists !== lists || kept.of !== of) keep({ lists, of });
  return lists;
}
