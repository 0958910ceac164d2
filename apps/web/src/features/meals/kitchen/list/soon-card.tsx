import { Button } from '../../../../ui/basics/button';
import { CardSection } from '../../../../ui/basics/card';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/kitchen/kitchen';
import { useSections } from '../../../../ui/sections/sections';
import { soonestFirst } from '../model/labels';
import type { KitchenItem } from '../model/types';
import { BestBefore } from './best-before';
import classes from './soon-card.module.css';

const labels = t.kitchen.rail;
const MOST = 6;

/** Next to the list: what expires first, with a link to cook it. */
export function SoonCard({ items, onRead }: { items: readonly KitchenItem[]; onRead: (item: KitchenItem) => void }) {
  const family = useFamily();
  const { go } = useSections();
  const soon = soonestFirst(items, family);
  return (
    <CardSection title={labels.title} className={classes['card'] ?? ''}>
      {soon.length === 0 ? (
        <p className={classes['none']}>{labels.none}</p>
      ) : (
        <>
          <ul className={classes['list']}>
            {soon.slice(0, MOST).map((item) => (
              <li key={item.id}>
                <button type="button" onClick={() => onRead(item)}>
                  <span className={classes['title']}>{item.title}</span>
                  <BestBefore item={item} />
                </button>
              </li>
            ))}
          </ul>
          {soon.length > MOST && <p className={classes['none']}>{labels.more(soon.length - MOST)}</p>}
          <div className={classes['cook']}>
            <Button size="small" onClick={() => go('meal-planner', { sub: 'use-it-up' })}>
              {labels.cook}
            </Button>
          </div>
        </>
      )}
    </CardSection>
  );
}
