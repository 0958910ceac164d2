import { dayName, MEAL_TYPES, weekDates, weekLabel } from '@homefold/domain/meals';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { PrintSheet } from '../../../../ui/print/print-sheet';
import { dayAndMonth } from '../model/labels';
import { eatersOf, namesOf, personOf } from '../model/people';
import type { Meal } from '../model/types';
import type { Week } from '../model/use-week';
import classes from './week-sheet.module.css';

const labels = t.meals.plan;

/** The week for printing: one landscape page, with the names of cooks and eaters, since colours may be lost. */
export function WeekSheet({ week }: { week: Week }) {
  const { name, locale, today } = useFamily();
  return (
    <PrintSheet title={weekLabel(week, locale, today)} family={name} landscape>
      <table className={classes['week']}>
        <thead>
          <tr>
            <td />
            {MEAL_TYPES.map((mealType) => (
              <th key={mealType} scope="col">
                {labels.meals[mealType]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekDates(week).map((date) => (
            <tr key={date}>
              <th scope="row">
                {dayName(date, locale)}
                <span>{dayAndMonth(date, locale)}</span>
              </th>
              {MEAL_TYPES.map((mealType) => (
                <td key={mealType}>
                  {week.dishesOf({ date, mealType }).map((meal) => (
                    <PrintedMeal key={meal.id} meal={meal} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}

function PrintedMeal({ meal }: { meal: Meal }) {
  const family = useFamily();
  const eaters = eatersOf(meal, family);
  const cook = personOf(meal.cookId, family);
  const facts = [
    eaters && labels.eats(namesOf(eaters, family.locale)),
    meal.guests > 0 && labels.guests(meal.guests),
    cook && labels.cooks(cook.displayName),
    meal.notes,
  ].filter(Boolean);
  return (
    <p>
      <b>{meal.title}</b>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
    </p>
  );
}
