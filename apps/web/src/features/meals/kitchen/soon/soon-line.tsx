import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { describeBestBefore } from '@homefold/domain/kitchen';
import { useLayoutEffect } from 'react';
import { t } from '../../../../messages/kitchen/soon';
import { Button } from '../../../../ui/basics/button';
import { LineButton, LineNote } from '../../../../ui/basics/line-button';
import { useSections } from '../../../../ui/sections/sections';
import { KitchenToUseDocument } from '../generated';
import '../model/live';
import classes from './soon-line.module.css';

const labels = t.kitchenSoon;
const MOST = 3;

/** The dashboard's line about what expires first, with a link to cook it. Loaded after the first screen. */
export default function SoonLine({
  day,
  locale,
  onKnown,
}: {
  day: CalendarDate;
  locale: string;
  /** Called with whether there is anything to show. */
  onKnown: (hasItems: boolean) => void;
}) {
  const { go } = useSections();
  const { data } = useQuery(KitchenToUseDocument);
  const items = data?.kitchenItemsToUse;
  const hasItems = items && items.length > 0;
  // before the paint: data from the cache must not shift the page
  useLayoutEffect(() => {
    if (hasItems !== undefined) onKnown(hasItems);
  }, [hasItems, onKnown]);
  if (!items) return null;
  if (!hasItems) return <LineNote>{labels.none}</LineNote>;
  return (
    <>
      <LineButton className={classes['items']} onClick={() => go('kitchen')}>
        {items.slice(0, MOST).map(({ id, title, bestBefore }) => (
          <span key={id} className={classes['item']}>
            <span className={classes['title']}>{title}</span>{' '}
            {bestBefore && <LineNote>{describeBestBefore(bestBefore, day, locale)}</LineNote>}
          </span>
        ))}
        {items.length > MOST && <LineNote>{labels.more}</LineNote>}
      </LineButton>
      <Button size="small" onClick={() => go('meal-planner', { sub: 'use-it-up' })}>
        {labels.cook}
      </Button>
    </>
  );
}
