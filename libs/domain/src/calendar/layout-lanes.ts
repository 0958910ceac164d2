import type { CalendarDate } from '../time/dates';
import { compareBars, isAllDay, touchesDays } from './occurrences';
import type { LayoutOccurrence } from './occurrences';

/** A bar over some of the visible days. */
export interface LaneBar<O extends LayoutOccurrence = LayoutOccurrence> {
  occurrence: O;
  /** Row of the bar, from 0 at the top; the same on each of its days. */
  lane: number;
  /** Index of the first visible day it covers, and how many days it covers. */
  startIndex: number;
  span: number;
  /** The occurrence begins before, or ends after, the visible days. */
  continuesBefore: boolean;
  continuesAfter: boolean;
}

export interface AllDayLanes<O extends LayoutOccurrence = LayoutOccurrence> {
  bars: LaneBar<O>[];
  laneCount: number;
}

/** Places all-day and multi-day occurrences in lanes above the hours. @param days consecutive visible dates. */
export function layoutAllDayLanes<O extends LayoutOccurrence>(
  occurrences: readonly O[],
  days: readonly CalendarDate[],
): AllDayLanes<O> {
  const taken = new LaneTable(days.length);
  const bars = occurrences
    .filter(isAllDay)
    .sort(compareBars)
    .map((occurrence) => clipToDays(occurrence, days))
    .filter((bar) => bar !== null)
    .map((bar) => ({ ...bar, lane: taken.take(bar.startIndex, bar.span) }));
  return { bars, laneCount: taken.laneCount };
}

/**
 * Limits lanes to a number of rows: the last one is reserved for counts of what is hidden.
 *
 * @param columns number of days
 * @returns the bars of the visible rows, and per day how many bars are hidden
 */
export function foldLanes<O extends LayoutOccurrence>(
  { bars, laneCount }: AllDayLanes<O>,
  columns: number,
  rows: number,
): AllDayLanes<O> & { more: number[] } {
  const more = Array.from({ length: columns }, () => 0);
  if (laneCount <= rows) return { bars, laneCount, more };
  const [shown, hidden] = [bars.filter(({ lane }) => lane < rows - 1), bars.filter(({ lane }) => lane >= rows - 1)];
  for (const { startIndex, span } of hidden)
    for (let day = startIndex; day < startIndex + span; day++) more[day] = (more[day] ?? 0) + 1;
  return { bars: shown, laneCount: rows, more };
}

/** The visible part of an occurrence; null when there is none. */
export function clipToDays<O extends LayoutOccurrence>(
  occurrence: O,
  days: readonly CalendarDate[],
): Omit<LaneBar<O>, 'lane'> | null {
  const first = days[0];
  const last = days[days.length - 1];
  if (first === undefined || last === undefined || !touchesDays(occurrence, first, last)) return null;
  const startIndex = Math.max(0, days.indexOf(occurrence.startDate));
  const endIndex = occurrence.endDate > last ? days.length - 1 : days.indexOf(occurrence.endDate);
  return {
    occurrence,
    startIndex,
    span: endIndex - startIndex + 1,
    continuesBefore: occurrence.startDate < first,
    continuesAfter: occurrence.endDate > last,
  };
}

/** Occupied lanes per day. */
export class LaneTable {
  private readonly lanes: boolean[][] = [];

  constructor(private readonly days: number) {}

  get laneCount(): number {
    return this.lanes.length;
  }

  /** Takes the topmost lane that is free on all the days. */
  take(startIndex: number, span: number): number {
    const lane = this.firstFree(startIndex, span);
    const row = (this.lanes[lane] ??= Array.from({ length: this.days }, () => false));
    row.fill(true, startIndex, startIndex + span);
    return lane;
  }

  isTaken(lane: number, day: number): boolean {
    return this.lanes[lane]?.[day] === true;
  }

  /** The topmost lane that is free on all the days, without occupying it. */
  firstFree(startIndex: number, span: number): number {
    const lane = this.lanes.findIndex((row) => !row.slice(startIndex, startIndex + span).includes(true));
    return lane === -1 ? this.lanes.length : lane;
  }
}
