import { useRef } from 'react';
import type { ReactNode } from 'react';
import { MonthView } from './month-view';
import classes from './month.module.css';
import type { MonthViewProps } from './month-view';
import { useMonthDrag } from './use-month-drag';

/** The month and, below it on a phone, the list of a day: one drag surface for both. */
export function MonthPane({ agenda, ...month }: MonthViewProps & { agenda: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const surface = useMonthDrag({ root, occurrences: month.occurrences, onSelect: month.onSelect });
  return (
    <div ref={root} className={classes['pane']} {...surface}>
      <MonthView {...month} />
      {agenda}
    </div>
  );
}
