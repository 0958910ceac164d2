import { useSyncExternalStore } from 'react';

const TICK_MS = 15_000;
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

/** A sleeping phone misses ticks: catch up when the page becomes visible. */
const onVisible = (): void => {
  if (document.visibilityState === 'visible') tick();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', onVisible);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The current time, updated four times a minute: for relative times, the now line, and the change of day at midnight. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now);
