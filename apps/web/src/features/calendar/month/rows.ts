import type { MonthWeek } from '@homefold/domain';
import type { Occurrence } from '../model/types';

/** Heights in px at the default text size, including the gap (a two-line item 34 + 2, a band 24 + 2). */
const BAND = 26;
const ITEM = 36;
/** In six-row months an item has one line. */
const DENSE_ITEM = 26;

/** Vertical positions in one week, in px below the row of day numbers. */
export interface WeekTops {
  /** In the order of `week.bars`. */
  bars: number[];
  /** By day, in the order of `day.items`. */
  items: number[][];
  /** By day: the position of "+N more". */
  more: number[];
}

/**
 * Stacks a week: each day packs its two rows tightly, and a band goes below the tallest item above it on any of its days,
 * so that its height is the same across them.
 */
export function weekTops({ days, bars }: MonthWeek<Occurrence>, dense: boolean): WeekTops {
  const item = dense ? DENSE_ITEM : ITEM;
  const firstRow = days.map((day, index) => {
    if (bars.some((bar) => bar.lane === 0 && coversDay(bar, index))) return BAND;
    return day.items.some(({ lane }) => lane === 0) ? item : 0;
  });
  const barTops = bars.map(({ lane, startIndex, span }) =>
    lane === 0 ? 0 : Math.max(...firstRow.slice(startIndex, startIndex + span)),
  );
  const items = days.map((day, index) => day.items.map(({ lane }) => (lane === 0 ? 0 : (firstRow[index] ?? 0))));
  const more = days.map((day, index) =>
    Math.max(
      firstRow[index] ?? 0,
      ...bars.map((bar, at) => (coversDay(bar, index) ? (barTops[at] ?? 0) + BAND : 0)),
      ...(items[index] ?? []).map((top) => top + item),
    ),
  );
  return { bars: barTops, items, more };
}

/** Whether a band covers a day of its week. */
export const coversDay = (bar: { startIndex: number; span: number }, index: number): boolean =>
  index >= bar.startIndex && index < bar.startIndex + bar.span;
