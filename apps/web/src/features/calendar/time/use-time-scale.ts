import { hourHeightFor } from '@homefold/domain';
import type { RefObject } from 'react';
import { useSize } from '../../../ui/browser/use-size';

/** Height of the column heads and one all-day lane, which do not leave room for hours, in px. */
const HEADS = 90;
/** Width of the column of hours, in px. */
const GUTTER = 56;
/** Below this width an event's title is a syllable, in px. */
const LEGIBLE = 42;
/** More beside each other cannot be read at a glance, however wide they are. */
const MOST_COLUMNS = 3;
/** The strip of a "+4" (`--strip`), in px. */
const STRIP = 26;

/** How large the hours are drawn on this screen. */
export interface TimeScale {
  /** Height of an hour in px. */
  hour: number;
  /** How many events beside each other can be read: in a whole column, and beside a "+4". */
  most: number;
  beside: number;
}

/** How many events beside each other a column of this width has room for; 0 px where nothing is laid out. */
export const columnsThatFit = (width: number): Pick<TimeScale, 'most' | 'beside'> => {
  const fit = (room: number): number => Math.min(MOST_COLUMNS, Math.max(1, Math.floor(room / LEGIBLE)));
  return width === 0 ? { most: MOST_COLUMNS, beside: MOST_COLUMNS } : { most: fit(width), beside: fit(width - STRIP) };
};

/**
 * @param scroller the scroll container of the hours
 * @param inner all of its columns, those out of view included
 */
export function useTimeScale(
  scroller: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
  columns: number,
): TimeScale {
  const { height } = useSize(scroller);
  const { width } = useSize(inner);
  return { hour: hourHeightFor(height - HEADS), ...columnsThatFit(width === 0 ? 0 : (width - GUTTER) / columns) };
}
