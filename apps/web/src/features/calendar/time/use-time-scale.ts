import { hourHeightFor } from '@homefold/domain';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useSize } from '../../../ui/browser/use-size';

/** Height of the column heads and one all-day lane, which do not leave room for hours, in px. */
const HEADS = 90;
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

/** @param scroller the scroll container of the hours */
export function useTimeScale(scroller: RefObject<HTMLDivElement | null>): TimeScale {
  const { height } = useSize(scroller);
  const [column, setColumn] = useState(0);
  // After every render: other days, or people, have columns of another width.
  useLayoutEffect(() => setColumn(scroller.current?.querySelector<HTMLElement>('[data-column]')?.offsetWidth ?? 0));
  return { hour: hourHeightFor(height - HEADS), ...columnsThatFit(column) };
}
