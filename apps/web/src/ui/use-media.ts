import { useSyncExternalStore } from 'react';
import { layout } from '../app/theme/tokens';

/** Follows a media query; false where there are none (tests without a window). */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}

/** Whether the window is a phone's: below 768 px (specification, section 2). */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${layout.mobile - 0.02}px)`);
