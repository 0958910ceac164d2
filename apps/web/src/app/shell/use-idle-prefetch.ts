import type { Section } from '@homefold/domain';
import { useEffect } from 'react';
import { savesData, whenIdle } from '../../ui/when-idle';
import { sections } from './sections';

/** Loads the other sections' code once the browser has nothing better to do, so that they open at once. */
export function useIdlePrefetch(current: Section): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => {
      for (const section of sections)
        if (section.id !== current)
          // Opening the section tries again and shows what is wrong.
          section.load().catch(() => undefined);
    });
  }, [current]);
}
