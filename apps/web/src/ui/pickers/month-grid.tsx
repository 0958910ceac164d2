import { daysOfMonthGrid, formatLongDate, isSameMonth, weekdayNames } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useConventions } from '../time/conventions';
import classes from './month.module.css';

/** The days of a month, one of which is in the tab order. */
export function MonthGrid({
  ref,
  labelledBy,
  day,
  selected,
  today,
  min,
  max,
  onPick,
  onKeyDown,
}: {
  ref: Ref<HTMLTableElement>;
  labelledBy: string;
  /** The highlighted day. */
  day: CalendarDate;
  selected: CalendarDate | null;
  today: CalendarDate;
  min: CalendarDate;
  max: CalendarDate;
  onPick: (date: CalendarDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { locale, weekStartsOn } = useConventions();
  const table = useRef<HTMLTableElement>(null);
  useImperativeHandle(ref, () => table.current as HTMLTableElement);
  useEffect(() => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);
  const long = weekdayNames(locale, weekStartsOn, 'long');
  const short = weekdayNames(locale, weekStartsOn, 'narrow');
  return (
    <table ref={table} role="grid" aria-labelledby={labelledBy} className={classes['grid']} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {long.map((name, index) => (
            <th key={name} scope="col" abbr={name} aria-label={name}>
              {short[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {daysOfMonthGrid(day, weekStartsOn).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} role="gridcell" aria-selected={date === selected}>
                <button
                  type="button"
                  className={classes['day']}
                  tabIndex={date === day ? 0 : -1}
                  data-day={date}
                  data-other={!isSameMonth(date, day) || undefined}
                  aria-label={formatLongDate(date, locale, { year: true })}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={date < min || date > max || undefined}
                  onClick={() => date >= min && date <= max && onPick(date)}
                >
                  {Number(date.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
