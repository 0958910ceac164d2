import { useQuery } from '@apollo/client/react';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/forum/forum';
import { useMedia } from '../../../ui/browser/use-media';
import { useDebouncedText } from '../../../ui/browser/use-debounced-text';
import { useToasts } from '../../../ui/toasts/toasts';
import { useForumActs } from '../data/context';
import type { Start } from '../data/context';
import { hasPinned, isFiltered, NO_FILTER } from '../data/filter';
import type { ForumFilter } from '../data/filter';
import type { ShownPosts } from '../data/use-posts';
import { usePosts } from '../data/use-posts';
import { ForumOverviewDocument } from '../generated';
import { Empty } from '../list/empty';
import listClasses from '../list/list.module.css';
import { MarkRead, PostSection } from '../list/posts';
import { ListSkeleton } from '../list/skeleton';
import classes from './board.module.css';
import { Failed } from './failed';
import { FindBar, FindRail } from './find-posts';

const labels = t.forum.page;

/** All posts, pinned ones first, with the filters. */
export function Board({
  since,
  onStart,
}: {
  /** When the viewer's last visit ended, if it is known. */
  since: string | null;
  onStart: (start: Start) => void;
}) {
  const [filter, setFilter] = useState<ForumFilter>(NO_FILTER);
  const { data } = useQuery(ForumOverviewDocument, { fetchPolicy: 'cache-and-network' });
  const overview = data?.forumOverview ?? null;
  const isWide = useMedia('(min-width: 1000px)');
  const shown = { ...filter, search: useDebouncedText(filter.search) };
  const find = {
    filter,
    overview,
    onChange: (changed: Partial<ForumFilter>) => {
      setFilter((before) => ({ ...before, ...changed }));
      window.scrollTo(0, 0);
    },
  };
  // Families without a post have nothing to filter.
  const isBare = overview?.total === 0 && !isFiltered(filter);
  return (
    <div className={classes['board']} data-bare={isBare || undefined}>
      <div className={classes['list']}>
        {!isWide && !isBare && <FindBar {...find} />}
        {hasPinned(shown) ? (
          <Sections filter={shown} since={since} unread={overview?.unread ?? 0} onStart={onStart} onClear={clear} />
        ) : (
          <Found filter={shown} onStart={onStart} onClear={clear} />
        )}
      </div>
      {isWide && !isBare && <FindRail {...find} />}
    </div>
  );

  function clear(): void {
    setFilter(NO_FILTER);
  }
}

interface ListProps {
  filter: ForumFilter;
  onStart: (start: Start) => void;
  onClear: () => void;
}

/** Pinned posts, and all others. */
function Sections({ filter, since, unread, onStart, onClear }: ListProps & { since: string | null; unread: number }) {
  const pinned = usePosts(filter, true);
  const others = usePosts(filter, false);
  const { writes } = useForumActs();
  const toasts = useToasts();
  const markAll = (): void => void writes.markRead(null).catch(() => toasts.retry(labels.markReadFailed, markAll));
  const error = others.error ?? pinned.error;
  if (!pinned.list || !others.list)
    return error === undefined ? (
      <ListSkeleton />
    ) : (
      <Failed
        error={error}
        onRetry={() => {
          pinned.refetch();
          others.refetch();
        }}
      />
    );
  const isEmpty = pinned.list.rows.length + others.list.rows.length === 0;
  if (isEmpty && pinned.list.fresh.length + others.list.fresh.length === 0)
    return <Empty filter={filter} onStart={onStart} onClear={onClear} />;
  return (
    <>
      <Fresh lists={[pinned, others]} />
      {pinned.list.rows.length > 0 && <PostSection title={labels.pinned} isPinned shown={pinned} />}
      {others.list.rows.length > 0 && (
        <PostSection
          title={labels.all}
          shown={others}
          since={since}
          end={unread > 0 && <MarkRead onClick={markAll} />}
        />
      )}
    </>
  );
}

/** Search results as one list. */
function Found({ filter, onStart, onClear }: ListProps) {
  const found = usePosts(filter, null);
  if (!found.list)
    return found.error === undefined ? <ListSkeleton /> : <Failed error={found.error} onRetry={found.refetch} />;
  if (found.list.rows.length === 0) return <Empty filter={filter} onStart={onStart} onClear={onClear} />;
  const { only } = filter;
  return (
    <>
      <Fresh lists={[found]} />
      <PostSection title={only === null ? labels.results : labels.filters[only]} shown={found} />
    </>
  );
}

/** "3 new posts": when pressed, shows posts that others have added. */
function Fresh({ lists }: { lists: readonly ShownPosts[] }) {
  const count = lists.reduce((sum, { list }) => sum + (list?.fresh.length ?? 0), 0);
  return (
    <div className={listClasses['pill']} role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={() => {
            for (const { list } of lists) list?.showFresh();
            window.scrollTo({ top: 0, behavior: 'smooth' });
          }}
        >
          <ArrowUp size={18} aria-hidden />
          {labels.fresh(count)}
        </button>
      )}
    </div>
  );
}
