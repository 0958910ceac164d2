import { diffDays } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { isAllDay, timedSpan } from './occurrences';
import type { LayoutOccurrence } from './occurrences';

/** Measures of the week and day views, in pixels. 32 px is the least height of an hour, 48 px the wanted one. */
export const HOUR_HEIGHT = 32;
export const FULL_HOUR_HEIGHT = 48;
export const DAY_HEIGHT = 24 * HOUR_HEIGHT;
export const MIN_BLOCK_HEIGHT = 20;
export const DEFAULT_BLOCK_HEIGHT = 40;
/** Maximum by which a short block is shortened when the next one begins below it: a line of text. */
export const LEAST_BLOCK_HEIGHT = 16;
/** Hours that must fit on the screen; an hour is less than 48 px only if they would not. */
const HOURS_IN_VIEW = 10;

/** A timed occurrence, or its part on one day, positioned in that day's column. */
export interface DayBlock<O extends LayoutOccurrence = LayoutOccurrence> {
  occurrence: O;
  /** Pixels from midnight; top + height never exceeds 24 hours. */
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

/** The height of an hour in a view of this height: 48 px, or less where ten hours would not fit, down to 32 px. */
export const hourHeightFor = (viewHeight: number): number =>
  Math.min(FULL_HOUR_HEIGHT, Math.max(HOUR_HEIGHT, Math.floor(viewHeight / HOURS_IN_VIEW)));

/**
 * Positions the timed occurrences of a day. Overlapping ones share the width; each extends to the right over free
 * columns. Pass the result of `expandOccurrences` for the visible days: occurrences of other days and all-day ones are
 * ignored, and overnight ones are split between two days.
 *
 * A short block is drawn higher than its duration so that it can be read, but it is shortened for the next one rather
 * than halving the width of both: from 08:25 to 08:45 and from 09:00 on, both have the whole column.
 */
export function layoutDay<O extends LayoutOccurrence>(
  occurrences: readonly O[],
  date: CalendarDate,
  hourHeight = HOUR_HEIGHT,
): DayBlock<O>[] {
  const blocks = occurrences
    .map((occurrence) => placeInDay(occurrence, date, hourHeight))
    .filter((block) => block !== null)
    .sort(compareBlocks);

  let cluster: Placed<O>[] = [];
  let clusterBottom = 0;
  for (const block of blocks) {
    if (cluster.length > 0 && block.top >= clusterBottom) {
      shareColumns(cluster);
      cluster = [];
    }
    cluster.push(block);
    clusterBottom = Math.max(clusterBottom, firmBottom(block));
  }
  shareColumns(cluster);
  return blocks.map((block, index) => makeWay(block, blocks.slice(index + 1)));
}

/** Occurrences without a column, collapsed into a "+N" at their place. */
export interface FoldedBlocks<O extends LayoutOccurrence = LayoutOccurrence> {
  top: number;
  height: number;
  occurrences: O[];
}

/**
 * Limits the columns of a day. Blocks next to collapsed ones have `folded` set: a strip on their right is reserved for
 * the "+N".
 * @param most maximum number of readable columns
 * @param beside the same for the width next to the strip
 */
export function foldColumns<O extends LayoutOccurrence>(
  blocks: readonly DayBlock<O>[],
  most: number,
  beside = most,
): { blocks: (DayBlock<O> & { folded: boolean })[]; folds: FoldedBlocks<O>[] } {
  const folds: FoldedBlocks<O>[] = [];
  const shown = blocks.flatMap((block) => {
    const folded = block.columns > most;
    if (!folded || block.column < beside) {
      const columns = folded ? beside : block.columns;
      return { ...block, columns, columnSpan: Math.min(block.columnSpan, columns - block.column), folded };
    }
    const { top, height, occurrence } = block;
    const last = folds.at(-1);
    if (last && top < last.top + last.height) {
      last.height = Math.max(last.height, top + height - last.top);
      last.occurrences.push(occurrence);
    } else folds.push({ top, height, occurrences: [occurrence] });
    return [];
  });
  return { blocks: shown, folds };
}

/** Pixels from midnight of a time on the grid, for the "now" line and for scrolling to the current hour. */
export const topOfMinutes = (minutes: number, hourHeight = HOUR_HEIGHT): number => (minutes / 60) * hourHeight;

/** A block with its minimum height after shortening. */
interface Placed<O extends LayoutOccurrence> extends DayBlock<O> {
  firm: number;
}

function placeInDay<O extends LayoutOccurrence>(
  occurrence: O,
  date: CalendarDate,
  hourHeight: number,
): Placed<O> | null {
  if (isAllDay(occurrence)) return null;
  const offset = diffDays(occurrence.startDate, date);
  const span = timedSpan(occurrence);
  const placed = { occurrence, column: 0, columnSpan: 1, columns: 1, continuesBefore: false, continuesAfter: false };
  const usual = (DEFAULT_BLOCK_HEIGHT / HOUR_HEIGHT) * hourHeight;
  // "Invalid time formats fall back to top 0 and height 40."
  if (!span) return offset === 0 ? { ...placed, top: 0, height: DEFAULT_BLOCK_HEIGHT, firm: MIN_BLOCK_HEIGHT } : null;
  const midnight = offset * 1440;
  if (span.end === null) {
    return offset === 0
      ? { ...placed, ...withinDay(topOfMinutes(span.start, hourHeight), usual, LEAST_BLOCK_HEIGHT, hourHeight) }
      : null;
  }
  const start = Math.max(span.start - midnight, 0);
  const end = Math.min(span.end - midnight, 1440);
  if (end <= start) return null;
  const lasts = topOfMinutes(end - start, hourHeight);
  return {
    ...placed,
    ...withinDay(topOfMinutes(start, hourHeight), lasts, Math.max(lasts, LEAST_BLOCK_HEIGHT), hourHeight),
    continuesBefore: span.start < midnight,
    continuesAfter: span.end > midnight + 1440,
  };
}

/**
 * Enforces the minimum height and the day's bottom edge: a block just before midnight moves up rather than out of view.
 */
function withinDay(
  top: number,
  height: number,
  firm: number,
  hourHeight: number,
): { top: number; height: number; firm: number } {
  const day = 24 * hourHeight;
  const visible = Math.max(MIN_BLOCK_HEIGHT, Math.min(height, day - top));
  return { top: Math.min(top, day - visible), height: visible, firm: Math.min(firm, visible) };
}

/** Gives every block of an overlapping group the first free column, then extends it to the right. */
function shareColumns<O extends LayoutOccurrence>(cluster: Placed<O>[]): void {
  const columns: Placed<O>[][] = [];
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

/** Ends a block where the next one of the same columns begins. */
function makeWay<O extends LayoutOccurrence>({ firm, ...block }: Placed<O>, later: readonly Placed<O>[]): DayBlock<O> {
  const below = later.find((other) => other.top >= block.top + firm && sharesColumn(block, other));
  return below ? { ...block, height: Math.min(block.height, below.top - block.top) } : block;
}

const sharesColumn = (a: DayBlock, b: DayBlock): boolean =>
  a.column * b.columns < (b.column + b.columnSpan) * a.columns &&
  b.column * a.columns < (a.column + a.columnSpan) * b.columns;

const firmBottom = <O extends LayoutOccurrence>(block: Placed<O>): number => block.top + block.firm;

const overlap = <O extends LayoutOccurrence>(a: Placed<O>, b: Placed<O>): boolean =>
  a.top < firmBottom(b) && b.top < firmBottom(a);

function compareBlocks(a: DayBlock, b: DayBlock): number {
  return (
    a.top - b.top ||
    b.height - a.height ||
    Number(a.occurrence.event.title > b.occurrence.event.title) -
      Number(a.occurrence.event.title < b.occurrence.event.title) ||
    Number(a.occurrence.event.id > b.occurrence.event.id) - Number(a.occurrence.event.id < b.occurrence.event.id)
  );
}
