import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Inner size in px, without scrollbars and borders. */
export interface Size {
  width: number;
  height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/** The current size of an element; 0 × 0 before it is on screen and without layout (jsdom). */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/**
 * Whether an element is narrower than `limit`, updated as its width changes. If `expected` is right, nothing is
 * rendered twice.
 * @param expected the value before it is on screen, and without layout
 */
export function useNarrowerThan(ref: RefObject<HTMLElement | null>, limit: number, expected: boolean): boolean {
  const [narrow, setNarrow] = useState(expected);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setNarrow(element.clientWidth === 0 ? expected : element.clientWidth < limit);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, limit, expected]);
  return narrow;
}
