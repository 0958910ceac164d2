import Button from '@mui/material/Button';
import { Pin } from 'lucide-react';
import { Fragment, useId } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/forum';
import { useReached } from '../../../ui/browser/use-reached';
import { MoreRows } from '../../../ui/lists/list-section';
import { useDeleted } from '../data/deleted';
import type { Post } from '../data/types';
import type { ShownPosts } from '../data/use-posts';
import { PostCard } from '../post/post-card';
import classes from './list.module.css';

const labels = t.forum.page;
/** The page itself scrolls. */
const PAGE = { current: null };

/** Posts below a heading. */
export function PostSection({
  title,
  isPinned = false,
  shown,
  since = null,
  end,
}: {
  title: string;
  /** Pinned posts. */
  isPinned?: boolean;
  shown: ShownPosts;
  /** When the viewer's last visit ended: a line separates later posts; null: no line. */
  since?: string | null;
  /** Beside the heading. */
  end?: React.ReactNode;
}) {
  const id = useId();
  const { me } = useFamily();
  const deleted = useDeleted();
  const { list, page, more } = shown;
  const reached = useReached(PAGE, page?.nextCursor && more.state === 'closed' ? more.load : null);
  const posts = list?.rows ?? [];
  const listed = new Set(page?.items.map((post) => post.id));
  const isNew = (post: Post): boolean => since !== null && post.author.memberId !== me && post.createdAt > since;
  // Above the line: all posts down to the last new one.
  const lastNew = posts.findLastIndex(isNew);
  return (
    <section aria-labelledby={id} className={classes['section']}>
      <h2 id={id} className={classes['heading']}>
        {isPinned && <Pin size={16} strokeWidth={2} aria-hidden />}
        {title}
        {end}
      </h2>
      <div className={classes['posts']}>
        {posts.map((post, index) => (
          <Fragment key={post.id}>
            {index === 0 && lastNew !== -1 && <p className={classes['line']}>{labels.newSince}</p>}
            <PostCard post={post} isGone={deleted.has(post.id) && !listed.has(post.id)} />
            {index === lastNew && index < posts.length - 1 && (
              <p className={classes['line']} data-before>
                {labels.earlier}
              </p>
            )}
          </Fragment>
        ))}
      </div>
      {page?.nextCursor && (
        <div ref={reached}>
          <MoreRows
            state={more.state}
            labels={{ show: labels.more, loading: labels.loadingMore, failed: labels.moreFailed }}
            onMore={more.load}
          />
        </div>
      )}
    </section>
  );
}

/** Marks everything as read. */
export const MarkRead = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    {labels.markRead}
  </Button>
);
