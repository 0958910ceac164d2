/** Calls back once the browser has nothing better to do; returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    // Safari: after the first screen has had its time.
    const timer = setTimeout(run, 3000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 10_000 });
  return () => window.cancelIdleCallback(handle);
}

/** Nothing is fetched ahead for people who asked to save data. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
