import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Hides a list while one of its records is open as a page, and restores its scroll position and the focus on the
 * record's link afterwards.
 * @param id the open record; null for the list
 * @param list hidden in the meantime; its rows have `data-row`
 */
export function useListPlace(id: string | null, list: RefObject<HTMLElement | null>): void {
  const left = useRef<{ id: string; top: number } | null>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (id !== null) return undefined;
    const note = (): void => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [id]);
  useLayoutEffect(() => {
    if (id !== null) {
      left.current ??= { id, top: scrolled.current };
      window.scrollTo(0, 0);
    } else if (left.current) {
      const { id: read, top } = left.current;
      left.current = null;
      window.scrollTo(0, top);
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(read)}"] a`)?.focus({ preventScroll: true });
    }
  }, [id, list]);
}
