/** Calls back once the browser is idle; returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    // Safari: allow time for the first screen.
    const timer = setTimeout(run, 3000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 10_000 });
  return () => window.cancelIdleCallback(handle);
}

/** No prefetching in data-saver mode. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
