import { diffDays } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { isAllDay, timedSpan } from './occurrences';
import type { LayoutOccurrence } from './occurrences';

/** Measures of the week and day views, in pixels. */
export const HOUR_HEIGHT = 32;
export const DAY_HEIGHT = 24 * HOUR_HEIGHT;
export const MIN_BLOCK_HEIGHT = 20;
export const DEFAULT_BLOCK_HEIGHT = 40;

/** A timed occurrence, or its part on one day, positioned in that day's column. */
export interface DayBlock<O extends LayoutOccurrence = LayoutOccurrence> {
  occurrence: O;
  /** Pixels from midnight; top + height never exceeds 768. */
  top: number;
  height: number;
  /** First of `columns` equal columns, from 0, and how many it spans. */
  column: number;
  columnSpan: number;
  columns: number;
  /** The block continues from the evening before, or into the next morning. */
  continuesBefore: boolean;
  continuesAfter: boolean;
}

/**
 * Positions the timed occurrences of a day. Overlapping ones share the width; each extends to the right over free
 * columns. Pass the result of `expandOccurrences` for the visible days: occurrences of other days and all-day ones are
 * ignored, and overnight ones are split between two days.
 */
export function layoutDay<O extends LayoutOccurrence>(occurrences: readonly O[], date: CalendarDate): DayBlock<O>[] {
  const blocks = occurrences
    .map((occurrence) => placeInDay(occurrence, date))
    .filter((block) => block !== null)
    .sort(compareBlocks);

  let cluster: DayBlock<O>[] = [];
  let clusterBottom = 0;
  for (const block of blocks) {
    if (cluster.length > 0 && block.top >= clusterBottom) {
      shareColumns(cluster);
      cluster = [];
    }
    cluster.push(block);
    clusterBottom = Math.max(clusterBottom, bottomOf(block));
  }
  shareColumns(cluster);
  return blocks;
}

/** Pixels from midnight of a time on the grid, for the "now" line and for scrolling to the current hour. */
export const topOfMinutes = (minutes: number): number => (minutes / 60) * HOUR_HEIGHT;

function placeInDay<O extends LayoutOccurrence>(occurrence: O, date: CalendarDate): DayBlock<O> | null {
  if (isAllDay(occurrence)) return null;
  const offset = diffDays(occurrence.startDate, date);
  const span = timedSpan(occurrence);
  const placed = { occurrence, column: 0, columnSpan: 1, columns: 1, continuesBefore: false, continuesAfter: false };
  // "Invalid time formats fall back to top 0 and height 40."
  if (!span) return offset === 0 ? { ...placed, top: 0, height: DEFAULT_BLOCK_HEIGHT } : null;
  const midnight = offset * 1440;
  if (span.end === null) {
    return offset === 0 ? { ...placed, ...withinDay(topOfMinutes(span.start), DEFAULT_BLOCK_HEIGHT) } : null;
  }
  const start = Math.max(span.start - midnight, 0);
  const end = Math.min(span.end - midnight, 1440);
  if (end <= start) return null;
  return {
    ...placed,
    ...withinDay(topOfMinutes(start), topOfMinutes(end - start)),
    continuesBefore: span.start < midnight,
    continuesAfter: span.end > midnight + 1440,
  };
}

/**
 * Enforces the minimum height and the day's bottom edge: a block just before midnight moves up rather than out of view.
 */
function withinDay(top: number, height: number): { top: number; height: number } {
  const visible = Math.max(MIN_BLOCK_HEIGHT, Math.min(height, DAY_HEIGHT - top));
  return { top: Math.min(top, DAY_HEIGHT - visible), height: visible };
}

/** Gives every block of an overlapping group the first free column, then extends it to the right. */
function shareColumns<O extends LayoutOccurrence>(cluster: DayBlock<O>[]): void {
  const columns: DayBlock<O>[][] = [];
  for (const block of cluster) {
    let index = columns.findIndex((column) => column.every((other) => !overlap(other, block)));
    if (index === -1) index = columns.push([]) - 1;
    columns[index]?.push(block);
    block.column = index;
  }
  for (const block of cluster) {
    block.columns = columns.length;
    for (const column of columns.slice(block.column + 1)) {
      if (column.some((other) => overlap(other, block))) break;
      block.columnSpan += 1;
    }
  }
}

const bottomOf = (block: DayBlock): number => block.top + block.height;

const overlap = (a: DayBlock, b: DayBlock): boolean => a.top < bottomOf(b) && b.top < bottomOf(a);

function compareBlocks(a: DayBlock, b: DayBlock): number {
  return (
    a.top - b.top ||
    b.height - a.height ||
    Number(a.occurrence.event.title > b.occurrence.event.title) -
      Number(a.occurrence.event.title < b.occurrence.event.title) ||
    Number(a.occurrence.event.id > b.occurrence.event.id) - Number(a.occurrence.event.id < b.occurrence.event.id)
  );
}
