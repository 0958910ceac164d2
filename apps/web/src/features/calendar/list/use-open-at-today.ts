import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** How much of what has been stays in sight above today's line, in px: a row, which shows that there is more above. */
const BEFORE = 56;

/**
 * Scrolls the list to today's line when it opens and whenever somebody asks for today; not when events come or go.
 * @param ready the list stands
 * @param jumps how often somebody asked
 * @returns refs for the element that scrolls and for the line
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
