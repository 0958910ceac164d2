import type { CalendarDate } from '@homefold/domain';
import { dayName, MEAL_TYPE_NAMES, MEAL_TYPES, slotKey, weekDates } from '@homefold/domain/meals';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { useSwipe } from '../../../../ui/browser/use-swipe';
import { Bone } from '../../../../ui/states/skeleton';
import { Dish } from '../grid/dish';
import { ShortEvening } from '../grid/short-evening';
import { dayAndMonth } from '../model/labels';
import { isSameSlot } from '../model/types';
import type { Slot } from '../model/types';
import { FillButton } from '../fill-button';
import { usePlan } from '../plan-context';
import classes from './week-cards.module.css';

const labels = t.meals.plan;

/** The week on a phone: a card for each day with its three meals. Swiping shows the next week. */
export function WeekCards({ onStep }: { onStep: (weeks: -1 | 1) => void }) {
  const { week } = usePlan();
  const root = useRef<HTMLDivElement>(null);
  useSwipe(root, week.startDate, onStep);
  // At the end of a week today is below the fold.
  useLayoutEffect(() => {
    // returns a promise in recent browsers, which React would call as a clean-up
    root.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={classes['week']}>
      {weekDates(week).map((date) => (
        <DayCard key={date} date={date} />
      ))}
    </div>
  );
}

function DayCard({ date }: { date: CalendarDate }) {
  const { locale, today } = useFamily();
  const isToday = date === today;
  return (
    <section className={classes['card']} data-today={isToday || undefined} aria-label={dayName(date, locale)}>
      <h3 className={classes['head']}>
        <span>{dayName(date, locale)}</span>
        <time dateTime={date}>{dayAndMonth(date, locale)}</time>
        {isToday && <span className={classes['badge']}>{labels.week.todayBadge}</span>}
      </h3>
      {MEAL_TYPES.map((mealType) => (
        <SlotRow key={mealType} slot={{ date, mealType }} />
      ))}
    </section>
  );
}

function SlotRow({ slot }: { slot: Slot }) {
  const { week, target } = usePlan();
  const { mealType } = slot;
  const dishes = week.dishesOf(slot);
  return (
    <div
      className={classes['slot']}
      data-slot={slotKey(slot)}
      data-target={(target && isSameSlot(target, slot)) || undefined}
    >
      <span className={classes['letter']} data-kind={mealType}>
        <span aria-hidden>{MEAL_TYPE_NAMES[mealType].letter}</span>
        <VisuallyHidden>{labels.meals[mealType]}</VisuallyHidden>
      </span>
      <div className={classes['dishes']}>
        <ShortEvening slot={slot} />
        {dishes.map((dish) => (
          <Dish key={dish.id} meal={dish} custom />
        ))}
        {dishes.length === 0 && (
          <FillButton slot={slot} className={classes['empty']}>
            <Plus size={18} aria-hidden />
          </FillButton>
        )}
      </div>
      {dishes.length > 0 && (
        <FillButton slot={slot} className={classes['another']}>
          <Plus size={16} aria-hidden />
        </FillButton>
      )}
    </div>
  );
}

/** The cards while their week loads. */
export const WeekCardsSkeleton = () => (
  <div role="status" className={classes['week']}>
    <VisuallyHidden>{labels.loading}</VisuallyHidden>
    {Array.from({ length: 7 }, (_, day) => (
      <div key={day} className={classes['card']} aria-hidden>
        <div className={classes['head']}>
          <Bone width={96} height={14} />
        </div>
        {MEAL_TYPES.map((mealType) => (
          <div key={mealType} className={classes['slot']}>
            <Bone circle height={24} />
            <div className={classes['bones']}>
              <Bone width="60%" />
            </div>
          </div>
        ))}
      </div>
    ))}
  </div>
);
