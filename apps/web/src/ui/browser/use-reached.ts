import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls `onReached` whenever an element gets close to the visible part of its scroll container. */
export function useReached(
  scroller: RefObject<HTMLElement | null>,
  onReached: (() => void) | null,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without layout (jsdom) only the button below the list loads more.
    if (!end.current || !onReached || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached(), {
      root: scroller.current,
      rootMargin: '0px 0px 800px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [scroller, onReached]);
  return end;
}
