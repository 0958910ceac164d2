import type { CalendarDate } from '@homefold/domain';
import { dayName, MEAL_TYPES, slotKey, weekDates, weekLabel } from '@homefold/domain/meals';
import { Plus } from 'lucide-react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { MealIcon } from '../meal-icon';
import { dayNumber } from '../model/labels';
import { isSameSlot } from '../model/types';
import type { Slot } from '../model/types';
import { FillButton } from '../fill-button';
import { usePlan } from '../plan-context';
import { Dish } from './dish';
import { ShortEvening } from './short-evening';
import classes from './week-grid.module.css';

const labels = t.meals.plan;

/** The week on a desktop: a row for each day, a column for each meal. */
export function WeekGrid() {
  const { locale, today } = useFamily();
  const { week } = usePlan();
  return (
    <div role="table" aria-label={labels.week.grid(weekLabel(week, locale, today))} className={classes['grid']}>
      <GridHead />
      {weekDates(week).map((date) => (
        <Day key={date} date={date} />
      ))}
    </div>
  );
}

/** The names of the columns. */
export const GridHead = () => (
  <div role="row" className={classes['row']} data-head>
    <span role="columnheader">
      <VisuallyHidden>{labels.week.day}</VisuallyHidden>
    </span>
    {MEAL_TYPES.map((mealType) => (
      <span key={mealType} role="columnheader" className={classes['head']}>
        <MealIcon mealType={mealType} />
        {labels.meals[mealType]}
      </span>
    ))}
  </div>
);

function Day({ date }: { date: CalendarDate }) {
  const { locale, today } = useFamily();
  const { week } = usePlan();
  const isToday = date === today;
  const hasSeveral = MEAL_TYPES.some((mealType) => week.dishesOf({ date, mealType }).length > 1);
  const weekday = dayName(date, locale, 'short');
  return (
    <div role="row" className={classes['row']} data-today={isToday || undefined} data-several={hasSeveral || undefined}>
      <span role="rowheader" className={classes['day']}>
        <span>{isToday ? labels.week.dayToday(weekday) : weekday}</span>
        <time dateTime={date}>{dayNumber(date)}</time>
      </span>
      {MEAL_TYPES.map((mealType) => (
        <SlotCell key={mealType} slot={{ date, mealType }} />
      ))}
    </div>
  );
}

function SlotCell({ slot }: { slot: Slot }) {
  const { week, target } = usePlan();
  const dishes = week.dishesOf(slot);
  return (
    <div
      role="cell"
      className={classes['slot']}
      data-slot={slotKey(slot)}
      data-target={(target && isSameSlot(target, slot)) || undefined}
    >
      <ShortEvening slot={slot} />
      {dishes.map((dish) => (
        <Dish key={dish.id} meal={dish} />
      ))}
      <FillButton slot={slot} className={dishes.length > 0 ? classes['another'] : classes['empty']}>
        <Plus size={dishes.length > 0 ? 14 : 18} aria-hidden />
      </FillButton>
    </div>
  );
}
