import { t } from '../../../messages/repeat';
import classes from './repeat-rows.module.css';

/** "Next: Tue 24 Nov, 5 Jan 2027": the following dates of a rule; empty without one. */
export const NextDates = ({ dates }: { dates: readonly string[] | null }) => (
  <p className={classes['next']} aria-live="polite">
    {dates && (dates.length === 0 ? t.repeat.noNext : t.repeat.next(dates.join(', ')))}
  </p>
);
