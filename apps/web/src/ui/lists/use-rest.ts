import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a ticked row stays under the finger, in milliseconds. */
const REST_MS = 700;

/** Rows that were just ticked, resting where they are before they go to their new place. */
export interface Rest {
  isResting: boolean;
  /** Call with every tick: all of them rest until the last one has. */
  begin: () => void;
}

export function useRest(): Rest {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = useCallback(() => {
    clearTimeout(timer.current);
    setResting(true);
    timer.current = setTimeout(() => setResting(false), REST_MS);
  }, []);
  return { isResting, begin };
}

/**
 * Lists as they were before rows began to rest, whatever happens to them meanwhile, or else as they are.
 * @param of what the lists show; others are shown at once
 */
export function useStill<Lists>(lists: Lists, isResting: boolean, of = ''): Lists {
  const [kept, keep] = useState({ lists, of });
  if (isResting && kept.of === of && kept.lists) return kept.lists;
  if (kept.lists !== lists || kept.of !== of) keep({ lists, of });
  return lists;
}
