/** Keeps the screen on until it is released. */
export interface ScreenLock {
  /** False once the browser has released it, as it does when the page is hidden. */
  isHeld: () => boolean;
  release: () => void;
}

/** Whether the browser can keep the screen on (secure contexts only). */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator;

/** @throws when the device refuses, for instance to save its battery */
export async function keepScreenOn(): Promise<ScreenLock> {
  const lock = await navigator.wakeLock.request('screen');
  return { isHeld: () => !lock.released, release: () => void lock.release().catch(() => undefined) };
}
