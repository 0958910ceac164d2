import { useQuery } from '@apollo/client/react';
import { formatTime } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { dinnerIsAhead, MEAL_TYPES, slotKey } from '@homefold/domain/meals';
import type { MealType } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import { ChefHat, Clock, Plus, TriangleAlert, Users } from 'lucide-react';
import { useRef } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useIsQueued } from '../../../../graphql/offline/queued';
import { t } from '../../../../messages/meals';
import { Card } from '../../../../ui/basics/card';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { useSwipe } from '../../../../ui/browser/use-swipe';
import { DishDrawing } from '../../../../ui/drawings/dishes/dishes';
import { QueuedMark } from '../../../../ui/states/queued-mark';
import { Bone } from '../../../../ui/states/skeleton';
import { useFamilyNow } from '../../../../ui/time/use-family-now';
import { PlannedDinnerDocument } from '../../generated';
import { dishOf } from '../../recipes/model/dish';
import { ShortEvening } from '../grid/short-evening';
import { MealIcon } from '../meal-icon';
import { personOf } from '../model/people';
import { minutesOf } from '../model/types';
import type { Meal, Slot } from '../model/types';
import { FillButton } from '../fill-button';
import { usePlan } from '../plan-context';
import classes from './day-view.module.css';

const labels = t.meals.plan;

/** One day: a card for each meal, the dinner card being the largest. Swiping shows the next day. */
export function DayView({ date, onStep }: { date: CalendarDate; onStep: (days: -1 | 1) => void }) {
  const root = useRef<HTMLDivElement>(null);
  useSwipe(root, date, onStep);
  return (
    <div ref={root} className={classes['day']}>
      {MEAL_TYPES.map((mealType) => (
        <MealCard key={mealType} slot={{ date, mealType }} />
      ))}
    </div>
  );
}

function MealCard({ slot }: { slot: Slot }) {
  const { week } = usePlan();
  const dishes = week.dishesOf(slot);
  const { mealType, date } = slot;
  return (
    <Card>
      <section data-slot={slotKey(slot)} aria-label={labels.meals[mealType]}>
        <div className={classes['head']}>
          <MealIcon mealType={mealType} />
          <h3>{labels.meals[mealType]}</h3>
          {mealType === 'dinner' && dishes.length > 0 && <StartAt date={date} />}
          {dishes.length > 0 && (
            <FillButton slot={slot} className={classes['another']}>
              <Plus size={18} aria-hidden />
            </FillButton>
          )}
        </div>
        <div className={classes['short']}>
          <ShortEvening slot={slot} />
        </div>
        {dishes.map((dish) =>
          mealType === 'dinner' && week.recipeOf(dish) ? (
            <LargeDish key={dish.id} meal={dish} />
          ) : (
            <SmallDish key={dish.id} meal={dish} />
          ),
        )}
        {dishes.length === 0 && (
          <FillButton slot={slot} className={classes['empty']}>
            <Plus size={18} aria-hidden />
            {labels.slot.addShort(labels.mealWords[mealType])}
          </FillButton>
        )}
      </section>
    </Card>
  );
}

/** When to start, so that dinner is ready in time. */
function StartAt({ date }: { date: CalendarDate }) {
  const { locale, timeZone } = useFamily();
  const now = useFamilyNow(timeZone);
  const { data } = useQuery(PlannedDinnerDocument, { variables: { date } });
  const { startAt = null, dinnerTime = '' } = data?.plannedDinner ?? {};
  if (startAt === null || !dinnerIsAhead(date, dinnerTime, now)) return null;
  return <span className={classes['startAt']}>{labels.day.startAt(formatTime(startAt, locale))}</span>;
}

/** A dish as one row: a tap opens its recipe, or the meal itself. */
function SmallDish({ meal }: { meal: Meal }) {
  const { read } = usePlan();
  return (
    <button type="button" className={classes['dish']} data-row={meal.id} data-meal={meal.id} onClick={() => read(meal)}>
      <span className={classes['title']}>
        {meal.title}
        <Waiting meal={meal} />
      </span>
      <DishFacts meal={meal} />
    </button>
  );
}

/** The dinner with its picture; recipe and form are one tap away. */
function LargeDish({ meal }: { meal: Meal }) {
  const { week, openRecipe, readPlan, edit } = usePlan();
  const recipe = week.recipeOf(meal);
  if (!recipe) return null;
  return (
    <div className={classes['large']}>
      <button
        type="button"
        className={classes['body']}
        data-row={meal.id}
        data-meal={meal.id}
        onClick={() => readPlan(meal)}
      >
        <span className={classes['picture']}>
          {recipe.imageUrl ? (
            <img src={recipe.imageUrl} alt="" loading="lazy" decoding="async" />
          ) : (
            <DishDrawing dish={dishOf(recipe)} className={classes['drawing']} />
          )}
        </span>
        <span className={classes['largeTitle']}>
          {meal.title}
          <Waiting meal={meal} />
        </span>
        <DishFacts meal={meal} />
      </button>
      <div className={classes['actions']}>
        <Button variant="contained" className={classes['view'] ?? ''} onClick={() => openRecipe(recipe)}>
          {labels.day.viewRecipe}
        </Button>
        <Button variant="outlined" onClick={() => edit(meal)}>
          {t.common.edit}
        </Button>
      </div>
    </div>
  );
}

/** Shows that a change of it is only on this device. */
const Waiting = ({ meal }: { meal: Meal }) => (useIsQueued(meal.id) ? <QueuedMark /> : null);

function DishFacts({ meal }: { meal: Meal }) {
  const family = useFamily();
  const { week } = usePlan();
  const recipe = week.recipeOf(meal);
  const minutes = recipe && minutesOf(recipe);
  const cook = personOf(meal.cookId, family);
  return (
    <span className={classes['facts']}>
      {!recipe && meal.isAdHoc && <span className={classes['custom']}>{labels.week.custom}</span>}
      {minutes !== null && (
        <span>
          <Clock aria-hidden />
          {labels.minutes(minutes)}
        </span>
      )}
      {recipe && (
        <span>
          <Users aria-hidden />
          {labels.serves(meal.servings)}
        </span>
      )}
      {cook && (
        <span>
          <ChefHat aria-hidden />
          {labels.cooks(cook.displayName)}
        </span>
      )}
      {week.warningsOf(meal).map(({ text }) => (
        <span key={text} className={classes['warning']}>
          <TriangleAlert aria-hidden />
          {text}
        </span>
      ))}
      {meal.notes && <span className={classes['notes']}>{meal.notes}</span>}
    </span>
  );
}

/** The day while its week loads. */
export const DaySkeleton = () => (
  <div role="status" className={classes['day']}>
    <VisuallyHidden>{labels.loading}</VisuallyHidden>
    {MEAL_TYPES.map((mealType: MealType) => (
      <Card key={mealType}>
        <div className={classes['head']} aria-hidden>
          <MealIcon mealType={mealType} />
          {labels.meals[mealType]}
        </div>
        <div className={classes['bones']} aria-hidden>
          {mealType === 'dinner' && <Bone height={104} />}
          <Bone width="60%" height={14} />
          <Bone width="34%" height={10} />
        </div>
      </Card>
    ))}
  </div>
);
