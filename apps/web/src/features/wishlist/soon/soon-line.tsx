import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useLayoutEffect } from 'react';
import { registerLive } from '../../../graphql/live/live-registry';
import { useViewer } from '../../../graphql/use-viewer';
import { t } from '../../../messages/wishlist/soon';
import { LineButton, LineNote } from '../../../ui/basics/line-button';
import { useSections } from '../../../ui/sections/sections';
import { nearDay } from '../../../ui/time/day-labels';
import { WishesSoonDocument } from './generated';
import classes from './soon-line.module.css';
import { wantedSoon } from './wanted-soon';

const labels = t.wishesSoon;
const MOST = 3;

registerLive({ type: 'wishlist_item', fields: ['wishlist'] });

/** The dashboard's line of the others' upcoming wishes. Loaded after the first screen. */
export default function SoonLine({
  day,
  locale,
  onKnown,
}: {
  day: CalendarDate;
  locale: string;
  /** Called with whether there is anything to show. */
  onKnown: (hasWishes: boolean) => void;
}) {
  const { go } = useSections();
  const { me } = useViewer();
  const { data } = useQuery(WishesSoonDocument);
  const context = { today: day, locale };
  const wishes = data && wantedSoon(data.wishlist.wishes, { today: day, me: me?.membership?.id ?? '' });
  const hasWishes = wishes && wishes.length > 0;
  // before the paint: data from the cache must not shift the page
  useLayoutEffect(() => {
    if (hasWishes !== undefined) onKnown(hasWishes);
  }, [hasWishes, onKnown]);
  if (!wishes) return null;
  if (!hasWishes) return <LineNote>{labels.none}</LineNote>;
  return (
    <LineButton className={classes['wishes']} onClick={() => go('wishlist')}>
      {wishes.slice(0, MOST).map(({ id, title, wantedBy, member }) => (
        <span key={id} className={classes['wish']}>
          <span className={classes['title']}>{title}</span>{' '}
          <LineNote>{labels.forWhom(member.displayName, nearDay(wantedBy, context))}</LineNote>
        </span>
      ))}
      {wishes.length > MOST && <LineNote>{labels.more(wishes.length - MOST)}</LineNote>}
    </LineButton>
  );
}
