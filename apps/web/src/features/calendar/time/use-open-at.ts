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
 * @param columns number of columns
 * @param jumps the number of requests for today
 * @returns refs for the scroll container and its content, and the size of the hours
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
  const target = useRef({ minutes, dayIndex });
  const shown = days.join();
  /**
   * The inputs of the computed position. It is recomputed until the user scrolls, because sizes become known step by
   * step.
   */
  const opened = useRef({ minutes, hour, top: 0, measured: '' });
  useLayoutEffect(() => {
    target.current = { minutes, dayIndex };
    const box = scroller.current;
    if (!box) return;
    const before = opened.current;
    const measured = [hour, box.clientHeight, box.scrollHeight, heightOf(box, '[data-head]')].join();
    if (before.measured === measured) return;
    const above = aboveOf(box);
    const hasScrolled = box.scrollTop !== before.top;
    const middle = hasScrolled ? ((box.scrollTop - above) / before.hour) * 60 : before.minutes;
    if (!hasScrolled || before.hour !== hour) box.scrollTop = above + topOfMinutes(middle, hour);
    opened.current = { ...before, hour, measured, top: hasScrolled ? before.top : box.scrollTop };
  });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const { hour: drawn, measured } = opened.current;
    const now = target.current.minutes;
    box.style.setProperty('--head', `${coveredBy(box)}px`);
    box.scrollTop = aboveOf(box) + topOfMinutes(now, drawn);
    opened.current = { minutes: now, hour: drawn, top: box.scrollTop, measured };
    const column = box.querySelector<HTMLElement>('[data-column]')?.offsetWidth ?? 0;
    box.scrollLeft = target.current.dayIndex * column;
  }, [shown, jumps]);
  return { ...scale, scroller, inner };
}

/** The scroll position at which midnight is in the middle of the visible area. */
const aboveOf = (box: HTMLElement): number => heightOf(box, '[data-head]') - (box.clientHeight + coveredBy(box)) / 2;

/** The height covered by sticky elements at the top, in px. */
export const coveredBy = (scroller: HTMLElement): number => heightOf(scroller, '[data-sticky]');

const heightOf = (scroller: HTMLElement, selector: string): number =>
  [...scroller.querySelectorAll<HTMLElement>(selector)].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
