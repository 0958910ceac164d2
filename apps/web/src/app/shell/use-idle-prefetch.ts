import type { Section } from '@homefold/domain';
import { useEffect } from 'react';
import { sections } from './sections';

/** Nothing is fetched ahead for people who asked to save data. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the other sections' code once the browser has nothing better to do, so that they open at once. */
export function useIdlePrefetch(current: Section): void {
  useEffect(() => {
    if (savesData()) return;
    const load = (): void => {
      for (const section of sections)
        if (section.id !== current)
          // Opening the section tries again and shows what is wrong.
          section.load().catch(() => undefined);
    };
    if (typeof window.requestIdleCallback !== 'function') {
      // Safari: after the first screen has had its time.
      const timer = setTimeout(load, 3000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(load, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }, [current]);
}
