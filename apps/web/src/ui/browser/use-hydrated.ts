import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False during the hydration of a prerendered page, otherwise true. Content that depends on the browser (the hash, the
 * configuration) must wait for it, so that the first render equals the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
