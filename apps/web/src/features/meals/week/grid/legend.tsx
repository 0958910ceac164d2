import { MEAL_TYPES } from '@homefold/domain/meals';
import { t } from '../../../../messages/meals';
import classes from './legend.module.css';

const words = t.meals.plan;

/** What the colours of the grid mean. */
export const Legend = () => (
  <ul className={classes['legend']} aria-label={words.week.legend}>
    {MEAL_TYPES.map((mealType) => (
      <li key={mealType} data-kind={mealType}>
        {words.meals[mealType]}
      </li>
    ))}
    <li>{words.week.adHoc}</li>
  </ul>
);
