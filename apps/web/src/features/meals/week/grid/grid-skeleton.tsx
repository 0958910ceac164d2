import { MEAL_TYPES } from '@homefold/domain/meals';
import { t } from '../../../../messages/meals';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { Bone } from '../../../../ui/states/skeleton';
import { GridHead } from './week-grid';
import classes from './week-grid.module.css';

/** The grid while its week loads: as high as a typical week with mostly single dishes. */
export const GridSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t.meals.plan.loading}</VisuallyHidden>
    <div className={classes['grid']} aria-hidden inert>
      <GridHead />
      {Array.from({ length: 7 }, (_, day) => (
        <div key={day} className={classes['row']}>
          <span className={classes['bones']}>
            <Bone width={28} height={10} />
            <Bone width={20} height={18} />
          </span>
          {MEAL_TYPES.map((mealType, meal) => (
            <span key={mealType} className={classes['slot']}>
              <span className={classes['bones']}>
                <Bone width={`${72 - ((day + meal) % 3) * 14}%`} />
                <Bone width={`${40 - ((day + meal) % 2) * 8}%`} height={10} />
              </span>
            </span>
          ))}
        </div>
      ))}
    </div>
  </div>
);
