import type { Section } from '@homefold/domain';
import { useLayoutEffect, useRef } from 'react';
import { ConnectionBanner } from './connection-banner';
import { DemoBanner } from './demo-banner';

/**
 * The lines above a section. Sections that fill the window leave room for them: their common height, which depends on
 * how the text wraps, is the variable `--hf-banners`.
 */
export function Banners({ section }: { section: Section }) {
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = lines.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    // Called before the first paint as well: asking for the height here would lay the page out once more.
    const observer = new ResizeObserver(() => style.setProperty('--hf-banners', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty('--hf-banners');
    };
  }, []);
  return (
    <div ref={lines}>
      <ConnectionBanner />
      <DemoBanner section={section} />
    </div>
  );
}
