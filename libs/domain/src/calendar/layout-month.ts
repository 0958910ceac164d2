import type { CalendarDate } from '../time/dates';
import { clipToDays, LaneTable } from './layout-lanes';
import type { LaneBar } from './layout-lanes';
import { compareBars, compareOnDay, routineRank, spansDays, touchesDays } from './occurrences';
import type { LayoutOccurrence } from './occurrences';

/** "Month cell at most 2 events". */
export const MONTH_CELL_EVENTS = 2;

export interface MonthDay<O extends LayoutOccurrence = LayoutOccurrence> {
  date: CalendarDate;
  /** Everything on this day in day order: for the day dialog and for the phone's first emoji and count. */
  occurrences: O[];
  /** The timed single-day occurrences that the cell shows, with their row; bars are on the week. */
  items: { occurrence: O; lane: number }[];
  /** N of "+N more": occurrences of this day that are shown neither as an item nor as a bar; 0 shows nothing. */
  more: number;
}

export interface MonthWeek<O extends LayoutOccurrence = LayoutOccurrence> {
  days: MonthDay<O>[];
  /** Bars of all-day and multi-day occurrences; they share the rows with the days' items. */
  bars: LaneBar<O>[];
}

/** The minimum rows of a cell: two events, and "+N more". */
export const LEAST_MONTH_ROWS = MONTH_CELL_EVENTS + 1;

/**
 * Places occurrences in a month grid, week by week. A cell has a number of rows. If there are more events, its last row
 * is "+N more", and one-off events take precedence over weekly and daily ones; the shown events are in day order.
 * Multi-day events are bars that keep their row across the days of the week. A bar without a free row for all its days
 * of the week is hidden and counted into each of these days' "+N more".
 * @param grid the weeks from `daysOfMonthGrid`.
 * @param rows how many lines fit into a cell; at least three (`LEAST_MONTH_ROWS`)
 */
export function layoutMonth<O extends LayoutOccurrence>(
  occurrences: readonly O[],
  grid: readonly (readonly CalendarDate[])[],
  rows = LEAST_MONTH_ROWS,
): MonthWeek<O>[] {
  return grid.map((dates) => layoutWeekRow(occurrences, dates, Math.max(rows, LEAST_MONTH_ROWS)));
}

function layoutWeekRow<O extends LayoutOccurrence>(
  occurrences: readonly O[],
  dates: readonly CalendarDate[],
  rows: number,
): MonthWeek<O> {
  const taken = new LaneTable(dates.length);
  const bars: LaneBar<O>[] = [];
  const hidden = dates.map(() => 0);

  for (const occurrence of occurrences.filter(spansDays).sort(compareBars)) {
    const bar = clipToDays(occurrence, dates);
    if (!bar) continue;
    // The last row is never a bar's: one of its days may need it for "+N more".
    if (taken.firstFree(bar.startIndex, bar.span) < rows - 1)
      bars.push({ ...bar, lane: taken.take(bar.startIndex, bar.span) });
    else for (let day = bar.startIndex; day < bar.startIndex + bar.span; day++) hidden[day] = (hidden[day] ?? 0) + 1;
  }

  const days = dates.map((date, index): MonthDay<O> => {
    const inOrder = compareOnDay(date);
    const onDay = occurrences.filter((occurrence) => touchesDays(occurrence, date, date)).sort(inOrder);
    const single = onDay.filter((occurrence) => !spansDays(occurrence));
    const covered = hidden[index] ?? 0;
    const free = Array.from({ length: rows }, (_, lane) => lane).filter((lane) => !taken.isTaken(lane, index));
    const fits = covered === 0 && single.length <= free.length;
    const lanes = fits ? free : free.filter((lane) => lane < rows - 1);
    const shown = single
      .toSorted((a, b) => routineRank(a) - routineRank(b) || inOrder(a, b))
      .slice(0, lanes.length)
      .sort(inOrder);
    const items: MonthDay<O>['items'] = [];
    shown.forEach((occurrence, at) => {
      const lane = lanes[at] ?? 0;
      const bar = occurrence.event.eventTime ? null : clipToDays(occurrence, dates);
      if (bar) bars.push({ ...bar, lane });
      else items.push({ occurrence, lane });
    });
    return { date, occurrences: onDay, items, more: covered + single.length - shown.length };
  });
  return { days, bars };
}
