import { topOfMinutes } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTimeScale } from './use-time-scale';
import type { TimeScale } from './use-time-scale';

/**
 * Scrolls to the current hour and the wanted day when the grid opens or shows other days, and on every request for
 * today; not as time passes. When the height of an hour changes, the same hour stays in the middle.
 * @param minutes the current time
 * @param dayIndex the first visible day on a narrow screen
 * @param columns how many there are
 * @param jumps the number of requests for today
 * @returns refs for the scroll container and what it scrolls, and how large the hours are drawn
 */
export function useOpenAt({
  minutes,
  dayIndex,
  days,
  columns,
  jumps,
}: {
  minutes: number;
  dayIndex: number;
  days: readonly CalendarDate[];
  columns: number;
  jumps: number;
}): TimeScale & { scroller: RefObject<HTMLDivElement | null>; inner: RefObject<HTMLDivElement | null> } {
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const scale = useTimeScale(scroller, inner, columns);
  const { hour } = scale;
  const target = useRef({ minutes, hour, dayIndex });
  const shown = days.join();
  const drawn = useRef(hour);
  useLayoutEffect(() => {
    target.current = { minutes, hour, dayIndex };
    const box = scroller.current;
    if (!box || drawn.current === hour) return;
    const above = heightOf(box, '[data-head]') - (box.clientHeight + coveredBy(box)) / 2;
    box.scrollTop = ((box.scrollTop - above) / drawn.current) * hour + above;
    drawn.current = hour;
  });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const covered = coveredBy(box);
    box.style.setProperty('--head', `${covered}px`);
    const now = topOfMinutes(target.current.minutes, target.current.hour);
    box.scrollTop = heightOf(box, '[data-head]') + now - (box.clientHeight + covered) / 2;
    const column = box.querySelector<HTMLElement>('[data-column]')?.offsetWidth ?? 0;
    box.scrollLeft = target.current.dayIndex * column;
  }, [shown, jumps]);
  return { ...scale, scroller, inner };
}

/** The height covered by sticky elements at the top, in px. */
export const coveredBy = (scroller: HTMLElement): number => heightOf(scroller, '[data-sticky]');

const heightOf = (scroller: HTMLElement, selector: string): number =>
  [...scroller.querySelectorAll<HTMLElement>(selector)].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
