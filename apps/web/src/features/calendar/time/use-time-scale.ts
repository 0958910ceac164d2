import { hourHeightFor } from '@homefold/domain';
import type { RefObject } from 'react';
import { useSize } from '../../../ui/browser/use-size';

/** Height of the column heads and one all-day lane, which is not available for hours, in px. */
const HEADS = 90;
/** Width of the column of hours, in px. */
const GUTTER = 56;
/** Minimum width of an event with a readable title, in px. */
const LEGIBLE = 42;
/** Maximum number of events side by side, regardless of their width. */
const MOST_COLUMNS = 3;
/** The strip of a "+4" (`--strip`), in px. */
const STRIP = 26;

/** The size of the hours on this screen. */
export interface TimeScale {
  /** Height of an hour in px. */
  hour: number;
  /** Maximum number of events side by side: in a whole column, and next to a "+4". */
  most: number;
  beside: number;
}

/** How many events fit side by side into a column of this width; the width is 0 without layout. */
export const columnsThatFit = (width: number): Pick<TimeScale, 'most' | 'beside'> => {
  const fit = (room: number): number => Math.min(MOST_COLUMNS, Math.max(1, Math.floor(room / LEGIBLE)));
  return width === 0 ? { most: MOST_COLUMNS, beside: MOST_COLUMNS } : { most: fit(width), beside: fit(width - STRIP) };
};

/** @param scroller the scroll container of the hours @param inner all of its columns, including those out of view */
export function useTimeScale(
  scroller: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
  columns: number,
): TimeScale {
  const { height } = useSize(scroller);
  const { width } = useSize(inner);
  return { hour: hourHeightFor(height - HEADS), ...columnsThatFit(width === 0 ? 0 : (width - GUTTER) / columns) };
}
