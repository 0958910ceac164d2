import type { Section } from '@homefold/domain';
import { useEffect } from 'react';
import { savesData, whenIdle } from '../../ui/browser/when-idle';
import { loadSearch } from './search/search-overlay';
import { sections } from './sections';

/** Prefetches the code of the other sections and of the search while the browser is idle, so that they open at once. */
export function useIdlePrefetch(current: Section): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => {
      for (const section of sections)
        if (section.id !== current)
          // Opening the section retries and reports the error.
          section.load().catch(() => undefined);
      loadSearch().catch(() => undefined);
    });
  }, [current]);
}
