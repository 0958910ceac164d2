import type { CalendarDate } from '../time/dates';
import { clipToDays, LaneTable } from './layout-lanes';
import type { LaneBar } from './layout-lanes';
import { compareBars, compareOccurrences, spansDays, touchesDays } from './occurrences';
import type { LayoutOccurrence } from './occurrences';

/** "Month cell at most 2 events". */
export const MONTH_CELL_EVENTS = 2;

export interface MonthDay<O extends LayoutOccurrence = LayoutOccurrence> {
  date: CalendarDate;
  /** Everything on this day in day order: for the day dialog and for the phone's first emoji and count. */
  occurrences: O[];
  /** The timed single-day occurrences that the cell shows, with their row (0 or 1); bars are on the week. */
  items: { occurrence: O; lane: number }[];
  /** N of "+N more": occurrences of this day that are shown neither as an item nor as a bar; 0 shows nothing. */
  more: number;
}

export interface MonthWeek<O extends LayoutOccurrence = LayoutOccurrence> {
  days: MonthDay<O>[];
  /** Bars of all-day and multi-day occurrences; they share rows 0 and 1 with the days' items. */
  bars: LaneBar<O>[];
}

/**
 * Places occurrences in a month grid, week by week. A cell shows at most two: a bar keeps its row across its days of
 * the week; several-day bars get rows first, then all-day ones, then timed ones. A bar without a free row for all its
 * days of the week is hidden and counted into each of these days' "+N more".
 * @param grid the weeks from `daysOfMonthGrid`.
 */
export function layoutMonth<O extends LayoutOccurrence>(
  occurrences: readonly O[],
  grid: readonly (readonly CalendarDate[])[],
): MonthWeek<O>[] {
  return grid.map((dates) => layoutWeekRow(occurrences, dates));
}

function layoutWeekRow<O extends LayoutOccurrence>(
  occurrences: readonly O[],
  dates: readonly CalendarDate[],
): MonthWeek<O> {
  const rows = new LaneTable(dates.length);
  const bars: LaneBar<O>[] = [];
  const days = dates.map((date): MonthDay<O> => {
    const onDay = occurrences.filter((occurrence) => touchesDays(occurrence, date, date)).sort(compareOccurrences);
    return { date, occurrences: onDay, items: [], more: onDay.length };
  });

  const place = (occurrence: O): void => {
    const bar = clipToDays(occurrence, dates);
    if (!bar || rows.firstFree(bar.startIndex, bar.span) >= MONTH_CELL_EVENTS) return;
    const lane = rows.take(bar.startIndex, bar.span);
    const covered = days.slice(bar.startIndex, bar.startIndex + bar.span);
    for (const day of covered) day.more -= 1;
    if (isBar(occurrence)) bars.push({ ...bar, lane });
    else covered[0]?.items.push({ occurrence, lane });
  };

  const multiDay = occurrences.filter(spansDays).sort(compareBars);
  const singleDay = occurrences.filter((occurrence) => !spansDays(occurrence)).sort(compareOccurrences);
  multiDay.forEach(place);
  singleDay.forEach(place);
  return { days, bars };
}

const isBar = (occurrence: LayoutOccurrence): boolean => spansDays(occurrence) || !occurrence.event.eventTime;
