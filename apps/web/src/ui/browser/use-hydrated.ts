import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False while the prerendered page is taken over, true from then on and on every other page: what only the browser knows (the
 * hash, the configuration) may show only then, or the first render would differ from the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
