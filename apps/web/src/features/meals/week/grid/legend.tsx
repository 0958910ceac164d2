import { MEAL_TYPES } from '@homefold/domain/meals';
import { t } from '../../../../messages/meals';
import classes from './legend.module.css';

const labels = t.meals.plan;

/** What the colours of the grid mean. */
export const Legend = () => (
  <ul className={classes['legend']} aria-label={labels.week.legend}>
    {MEAL_TYPES.map((mealType) => (
      <li key={mealType} data-kind={mealType}>
        {labels.meals[mealType]}
      </li>
    ))}
    <li>{labels.week.adHoc}</li>
  </ul>
);
