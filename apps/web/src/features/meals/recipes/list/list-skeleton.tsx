import { t } from '../../../../messages/recipes';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { Bone } from '../../../../ui/states/skeleton';
import classes from './recipe-list.module.css';

/** Placeholders in the shape of the cards. */
export const ListSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <div role="status">
    <VisuallyHidden>{t.recipes.loading}</VisuallyHidden>
    <div className={classes['grid']} aria-hidden>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={classes['bones']}>
          <span />
          <span>
            <Bone width={`${70 - (index % 3) * 12}%`} height={16} />
            <Bone width="52%" />
            <Bone width={`${62 - (index % 2) * 16}%`} height={20} />
          </span>
        </div>
      ))}
    </div>
  </div>
);
