import { t } from '../../../messages/wishlist/wishes';
import { Card } from '../../../ui/basics/card';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { Bone } from '../../../ui/states/skeleton';
import figures from './figures.module.css';
import card from './wish-card.module.css';
import grid from './wish-grid.module.css';
import classes from '../wishlist.module.css';

const labels = t.wishlist;

/** The page while its wishes load. Known parts are shown, and the layout does not shift when the rest arrives. */
export function WishlistSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <div className={classes['page']} aria-hidden>
        <div className={classes['lead']}>
          <Bone width="min(420px, 80%)" height={20} />
        </div>
        <Card>
          <dl className={figures['figures']}>
            {[labels.figures.wished, labels.figures.bought, labels.figures.value].map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Bone width={56} height={20} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Bone height={48} />
        <Bone width="min(560px, 100%)" height={40} />
        <h2 className={classes['heading']}>{labels.open}</h2>
        <CardsSkeleton />
      </div>
    </div>
  );
}

/** Six placeholder cards. */
export const CardsSkeleton = () => (
  <div className={grid['grid']}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={card['card']}>
        <div className={card['head']}>
          <Bone width={72} height={22} />
        </div>
        <Bone width={`${72 - (index % 3) * 14}%`} height={16} />
        <span className={card['notes']}>
          <Bone width={`${86 - (index % 2) * 20}%`} />
        </span>
        <div className={card['foot']}>
          <span className={card['who']}>
            <Bone circle height={24} />
          </span>
          <Bone circle height={28} />
        </div>
      </div>
    ))}
  </div>
);
