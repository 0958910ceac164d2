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
    const measure = (): void => style.setProperty('--hf-banners', `${box.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
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
