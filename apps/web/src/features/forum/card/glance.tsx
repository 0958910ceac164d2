import { useQuery } from '@apollo/client/react';
import { Pin } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { t } from '../../../messages/forum/glance';
import { LineButton } from '../../../ui/basics/line-button';
import { useSections } from '../../../ui/sections/sections';
import { ForumGlanceDocument } from './generated';
import classes from './glance.module.css';
import './live';

const labels = t.forumGlance;

/** The dashboard's line about the forum: new and pinned posts. Loaded after the first screen. */
export default function ForumGlance({ onKnown }: { onKnown: (hasPosts: boolean) => void }) {
  const { go } = useSections();
  const { data, error } = useQuery(ForumGlanceDocument, { fetchPolicy: 'cache-and-network' });
  const total = data?.forumOverview.total;
  // before the paint: data from the cache must not shift the page
  useLayoutEffect(() => {
    if (total !== undefined) onKnown(total > 0);
  }, [total, onKnown]);
  if (!data) return error ? <span className={classes['quiet']}>{labels.failed}</span> : null;
  const { forumOverview: overview, pinned, unread } = data;
  const [first] = unread.items;
  const [top] = pinned.items;
  return (
    <span className={classes['parts']}>
      <LineButton
        className={classes['line']}
        onClick={() => go('forum', overview.unread === 1 && first ? { sub: first.id } : {})}
      >
        <span className={overview.unread > 0 ? classes['title'] : classes['quiet']}>
          {overview.unread > 0 ? labels.unread(overview.unread) : labels.read}
        </span>
        {first && overview.unread > 0 && (
          <span className={classes['quiet']}>{labels.from(first.author.displayName, first.name)}</span>
        )}
      </LineButton>
      {top && (
        <LineButton className={classes['line']} onClick={() => go('forum', { sub: top.id })}>
          <Pin size={16} className={classes['pin']} role="img" aria-label={labels.pinned} />
          <span className={classes['name']}>{top.name}</span>
          {overview.pinned > 1 && (
            <span className={`${classes['quiet']} ${classes['more']}`}>{t.common.more(overview.pinned - 1)}</span>
          )}
        </LineButton>
      )}
    </span>
  );
}
