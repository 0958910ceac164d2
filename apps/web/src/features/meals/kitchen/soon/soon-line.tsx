import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { describeBestBefore } from '@homefold/domain/kitchen';
import { useEffect } from 'react';
import { t } from '../../../../messages/kitchen/soon';
import { Button } from '../../../../ui/basics/button';
import { useSections } from '../../../../ui/sections/sections';
import { KitchenToUseDocument } from '../generated';
import '../model/live';
import classes from './soon-line.module.css';

const words = t.kitchenSoon;
const MOST = 3;

/** The dashboard's line of what goes off first, and the way to cook it. Loaded after the first screen. */
export default function SoonLine({
  day,
  locale,
  onKnown,
}: {
  day: CalendarDate;
  locale: string;
  /** Told whether there is anything. */
  onKnown: (hasItems: boolean) => void;
}) {
  const { go } = useSections();
  const { data } = useQuery(KitchenToUseDocument);
  const items = data?.kitchenItemsToUse;
  const hasItems = items && items.length > 0;
  useEffect(() => {
    if (hasItems !== undefined) onKnown(hasItems);
  }, [hasItems, onKnown]);
  if (!items) return null;
  if (!hasItems) return <span className={classes['quiet']}>{words.none}</span>;
  return (
    <>
      <button type="button" className={classes['items']} onClick={() => go('kitchen')}>
        {items.slice(0, MOST).map(({ id, title, bestBefore }) => (
          <span key={id} className={classes['item']}>
            <span className={classes['title']}>{title}</span>{' '}
            {bestBefore && <span className={classes['quiet']}>{describeBestBefore(bestBefore, day, locale)}</span>}
          </span>
        ))}
        {items.length > MOST && <span className={classes['quiet']}>{words.more}</span>}
      </button>
      <Button size="small" onClick={() => go('meal-planner', { sub: 'use-it-up' })}>
        {words.cook}
      </Button>
    </>
  );
}
