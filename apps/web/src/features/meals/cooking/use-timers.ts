import { useEffect, useState, useSyncExternalStore } from 'react';
import { allTimers, onTimers } from './timers';
import type { KitchenTimer } from './timers';

export const useTimers = (): readonly KitchenTimer[] => useSyncExternalStore(onTimers, allTimers);

/** The current time, updated each second while `isRunning`. */
export function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
