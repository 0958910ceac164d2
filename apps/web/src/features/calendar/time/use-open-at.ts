import type { CalendarDate } from '@homefold/domain';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls to the current hour and the wanted day when the grid opens or shows other days, not as time passes.
 * @param top the current time, in px from midnight
 * @param dayIndex the first visible day on a narrow screen
 * @returns ref for the scroll container
 */
export function useOpenAt(
  top: number,
  dayIndex: number,
  days: readonly CalendarDate[],
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const target = useRef({ top, dayIndex });
  const shown = days.join();
  useLayoutEffect(() => {
    target.current = { top, dayIndex };
  });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const covered = coveredBy(box);
    box.style.setProperty('--head', `${covered}px`);
    box.scrollTop = heightOf(box, '[data-head]') + target.current.top - (box.clientHeight + covered) / 2;
    const column = box.querySelector<HTMLElement>('[data-column]')?.offsetWidth ?? 0;
    box.scrollLeft = target.current.dayIndex * column;
  }, [shown]);
  return scroller;
}

/** The height covered by sticky elements at the top, in px. */
export const coveredBy = (scroller: HTMLElement): number => heightOf(scroller, '[data-sticky]');

const heightOf = (scroller: HTMLElement, selector: string): number =>
  [...scroller.querySelectorAll<HTMLElement>(selector)].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
