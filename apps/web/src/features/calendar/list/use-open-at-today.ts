import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Height of the past that stays visible above today's line, in px: one row, to show that there is more above. */
const BEFORE = 56;

/**
 * Scrolls the list to today's line when it opens and on every request for today, but not when events change.
 * @param ready the list is rendered
 * @param jumps the number of requests
 * @returns refs for the scroll container and the line
 */
export function useOpenAtToday(
  ready: boolean,
  jumps: number,
): { scroller: RefObject<HTMLDivElement | null>; mark: RefObject<HTMLLIElement | null> } {
  const scroller = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!ready || !box || !mark.current) return;
    const heading = box.querySelector('h3')?.offsetHeight ?? 0;
    box.scrollTop = mark.current.offsetTop - heading - BEFORE;
  }, [ready, jumps]);
  return { scroller, mark };
}
