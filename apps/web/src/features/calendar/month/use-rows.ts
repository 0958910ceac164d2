import { LEAST_MONTH_ROWS } from '@homefold/domain';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { rowsThatFit } from './rows';

/** Height of the row of weekdays at the default text size, in px. */
const WEEKDAYS = 32;

/** The reader's text size, 1 by default. */
const textSize = (): number => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/**
 * How many lines fit into a day of the month's grid. Until it is on screen the fewest, which is right for a phone: its
 * month is not rendered twice, in the same task as everything else.
 */
export function useRows(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [rows, setRows] = useState(LEAST_MONTH_ROWS);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = (): void => {
      const scale = textSize();
      setRows(rowsThatFit((element.clientHeight - scale * WEEKDAYS) / weeks, scale));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // the row of weekdays, which grows with the text
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [grid, weeks]);
  return rows;
}
