import { act } from '@testing-library/react';

/** The network state reported by jsdom. The specs of a batch share one browser, so a change must be reverted. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

/** Takes a spec's browser offline, or back online. */
export function goOffline(offline: boolean): void {
  setOnline(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}
