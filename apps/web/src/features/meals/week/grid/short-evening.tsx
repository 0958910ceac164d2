import { Hourglass } from 'lucide-react';
import { t } from '../../../../messages/meals';
import type { Slot } from '../model/types';
import { usePlan } from '../plan-context';
import classes from './short-evening.module.css';

/** Marks a dinner for which an event of the family leaves little time, and names the event. */
export function ShortEvening({ slot }: { slot: Slot }) {
  const { week } = usePlan();
  const why = week.shortEveningOf(slot);
  if (why === null) return null;
  return (
    <p className={classes['mark']}>
      <Hourglass aria-hidden />
      <b>{t.meals.plan.shortEvening}</b>
      <span>{why}</span>
    </p>
  );
}
