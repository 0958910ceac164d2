import { useCallback, useEffect, useState } from 'react';

/** Code that is loaded on demand. */
export interface Loaded<T> {
  value: T | null;
  failed: boolean;
  retry: () => void;
}

const kept = new Map<() => Promise<unknown>, unknown>();

/**
 * Loads code once it is wanted and keeps it. `retry` repeats a failed attempt (offline).
 * @param load a stable function, such as `() => import('./panel')` at module level
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; failed: boolean; tries: number }>({
    value: (kept.get(load) as T | undefined) ?? null,
    failed: false,
    tries: 0,
  });
  const { value, failed, tries } = state;
  useEffect(() => {
    if (!wanted || value) return;
    let left = false;
    load().then(
      (loaded) => {
        kept.set(load, loaded);
        if (!left) setState((before) => ({ ...before, value: loaded, failed: false }));
      },
      () => {
        if (!left) setState((before) => ({ ...before, failed: true }));
      },
    );
    return () => {
      left = true;
    };
  }, [load, wanted, value, tries]);
  const retry = useCallback(() => setState((before) => ({ ...before, failed: false, tries: before.tries + 1 })), []);
  return { value, failed, retry };
}
