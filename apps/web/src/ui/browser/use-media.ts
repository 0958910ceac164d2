import { useSyncExternalStore } from 'react';
import { layout } from '../../theme/layout';

/** Subscribes to a media query; false where they are not supported (tests without a window). */
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

/** Whether the sidebar is a rail of icons: from 768 to 1100 px. */
export const useHasRail = (): boolean =>
  useMedia(`(min-width: ${layout.mobile}px) and (max-width: ${layout['rail-until']}px)`);

/** Whether the viewport is phone-sized: below 768 px. */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${layout.mobile - 0.02}px)`);
