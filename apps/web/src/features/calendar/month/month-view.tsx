import { clipToDays, daysOfMonthGrid, isSameMonth, layoutMonth, weekdayNames } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useMemo } from 'react';
import { t } from '../../../messages/calendar';
import { heldKey, previewOf } from '../drag/drag';
import { useDrag } from '../drag/drag-context';
import { useSettings } from '../model/settings';
import type { Occurrence } from '../model/types';
import { periodTitle } from '../model/view-state';
import { CompactDay } from './compact-day';
import classes from './month.module.css';
import { MonthGhost } from './month-ghost';
import { MonthWeekRow } from './month-week-row';
import { useDayGrid } from './use-day-grid';
import { useRows } from './use-rows';

export interface MonthViewProps {
  /** Show a day as its number, first emoji and a count. */
  compact: boolean;
  /** Any date of the month on screen. */
  date: CalendarDate;
  selected: CalendarDate;
  today: CalendarDate;
  occurrences: readonly Occurrence[];
  loading: boolean;
  /** Another day was selected by keyboard. */
  onSelect: (date: CalendarDate) => void;
  onOpenDay: (date: CalendarDate) => void;
}

/** The month as a grid of days that fills the window; a day opens its dialog. */
export function MonthView({
  compact,
  date,
  selected,
  today,
  occurrences,
  loading,
  onSelect,
  onOpenDay,
}: MonthViewProps) {
  const { locale, weekStartsOn } = useSettings();
  const month = date.slice(0, 7);
  const grid = useDayGrid({ selected, weekStartsOn, onMove: onSelect, onOpen: onOpenDay });
  const dates = useMemo(() => daysOfMonthGrid(month, weekStartsOn), [month, weekStartsOn]);
  const rows = useRows(grid.ref, dates.length);
  const weeks = useMemo(() => layoutMonth(occurrences, dates, rows), [occurrences, dates, rows]);
  const drag = useDrag();
  const held = heldKey(drag);
  const preview = useMemo(() => drag && previewOf(drag), [drag]);
  const names = weekdayNames(locale, weekStartsOn, compact ? 'narrow' : 'short');
  const longNames = weekdayNames(locale, weekStartsOn, 'long');
  // The tab stop has to be on the grid, also right after the month has changed.
  const inGrid = weeks.some(({ days }) => days.some((day) => day.date === selected));
  const tabStop = inGrid ? selected : (weeks[1]?.days[0]?.date ?? selected);
  return (
    <div
      {...grid}
      role="grid"
      aria-label={t.calendar.monthGrid(periodTitle({ view: 'month', date }, { locale, weekStartsOn }))}
      aria-busy={loading}
      className={compact ? classes['compact'] : classes['month']}
      data-rows={weeks.length}
    >
      <div role="row" className={classes['weekdays']}>
        {names.map((name, index) => (
          <span key={index} role="columnheader" aria-label={longNames[index]}>
            {name}
          </span>
        ))}
      </div>
      {weeks.map((week, index) => {
        const bar =
          preview &&
          clipToDays(
            preview,
            week.days.map((day) => day.date),
          );
        const ghost = drag && bar ? { drag, bar } : null;
        return compact ? (
          <div key={index} role="row" className={classes['compactWeek']}>
            {week.days.map((day) => (
              <CompactDay
                key={day.date}
                day={day}
                today={today}
                outside={!isSameMonth(day.date, date)}
                selected={day.date === selected}
                tabStop={day.date === tabStop}
                loading={loading}
                held={held}
                onOpen={onOpenDay}
              />
            ))}
            {ghost && <MonthGhost {...ghost} compact />}
          </div>
        ) : (
          <MonthWeekRow
            key={index}
            week={week}
            month={month}
            today={today}
            tabStop={tabStop}
            loading={loading}
            held={held}
            ghost={ghost}
            onOpen={onOpenDay}
          />
        );
      })}
    </div>
  );
}
