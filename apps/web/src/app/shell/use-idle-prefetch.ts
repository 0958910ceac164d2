import type { Section } from '@homefold/domain';
import { useEffect } from 'react';
import { afterFirstScreen } from '../../ui/browser/first-screen';
import { savesData, whenIdle } from '../../ui/browser/when-idle';
import { loadSearch } from './search/search-overlay';
import { sections } from './sections';

/**
 * Fetches the code of the search and of the other sections while the browser is idle, one after the other, so that they
 * open at once. Not needed with a service worker, which caches all files.
 */
export function useIdlePrefetch(current: Section): void {
  useEffect(() => {
    if (savesData() || 'serviceWorker' in navigator) return;
    let cancel: () => void;
    const fetchNext = ([load, ...rest]: (() => Promise<unknown>)[]): void => {
      if (!load) return;
      cancel = whenIdle(() => {
        // Opening it retries and reports the error.
        load().catch(() => undefined);
        fetchNext(rest);
      });
    };
    const others = sections.filter(({ id }) => id !== current).map(({ load }) => load);
    cancel = afterFirstScreen(() => fetchNext([loadSearch, ...others]));
    return () => cancel();
  }, [current]);
}
