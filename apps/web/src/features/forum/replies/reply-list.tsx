import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../../messages/forum/forum';
import { isDraft } from '../../../ui/browser/draft-id';
import { MoreRows } from '../../../ui/lists/list-section';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { useForumActs } from '../data/context';
import { useDeleted } from '../data/deleted';
import type { Post } from '../data/types';
import { useReplies } from '../data/use-posts';
import { useWaitingReplies } from '../data/use-waiting-replies';
import { nameOf } from '../post/author';
import { FootLine } from './foot-line';
import { ReplyRow } from './reply-row';
import classes from './replies.module.css';

const labels = t.forum.replies;

/** Whether a new row above this line would move nothing visible, because the line is off-screen. */
function isOutOfSight(line: HTMLElement | null): boolean {
  const { top, bottom } = line?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom <= 0 || top >= window.innerHeight;
}

/** Whether a reply is being written below the line: then the field keeps its position, and the content above scrolls. */
const isWritingBelow = (line: HTMLElement | null): boolean =>
  line?.parentElement?.querySelector('form')?.contains(document.activeElement) ?? false;

/** The replies to a post, oldest first. */
export function ReplyList({ post }: { post: Post }) {
  // A post queued on this device has no replies on the server.
  if (isDraft(post)) return <FootLine post={post} isEmpty />;
  return <StoredReplies post={post} />;
}

function StoredReplies({ post }: { post: Post }) {
  const { onRead } = useForumActs();
  const deleted = useDeleted();
  const waiting = useWaitingReplies(post.id);
  const { list, page, error, refetch, more } = useReplies(post.id);
  const foot = useRef<HTMLDivElement>(null);
  /** The position of the line before rows were added above it. */
  const stood = useRef<number | null>(null);
  const read = useEffectEvent(() => onRead(post.id));
  useEffect(() => {
    if (post.unreadReplies > 0 && page) read();
  }, [post.unreadReplies, page]);
  const show = (): void => {
    stood.current = isWritingBelow(foot.current) ? (foot.current?.getBoundingClientRect().top ?? null) : null;
    list?.showFresh();
  };
  const arrive = useEffectEvent(() => {
    if (isOutOfSight(foot.current) || isWritingBelow(foot.current)) show();
  });
  const fresh = list?.fresh.length ?? 0;
  useEffect(() => {
    if (fresh > 0) arrive();
  }, [fresh]);
  useLayoutEffect(() => {
    if (stood.current === null) return;
    const moved = (foot.current?.getBoundingClientRect().top ?? 0) - stood.current;
    stood.current = null;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [list?.rows]);
  if (!list && error !== undefined)
    return (
      <>
        {post.replyCount > waiting.length && <WidgetError message={labels.failed} onRetry={refetch} />}
        <Rows post={post} replies={waiting} />
        <FootLine post={post} isEmpty={post.replyCount === 0} />
      </>
    );
  if (!list && post.replyCount === 0) return <FootLine post={post} isEmpty />;
  if (!list)
    return <RowsSkeleton rows={Math.min(4, Math.max(1, post.replyCount))} height={56} label={labels.loading} />;
  const listed = new Set(page?.items.map(({ id }) => id));
  // a queued reply is shown before the list contains it
  const shown = [...list.rows.toReversed(), ...waiting.filter(({ id }) => !list.rows.some((row) => row.id === id))];
  return (
    <>
      {page?.nextCursor && (
        <MoreRows
          state={more.state}
          labels={{ show: labels.more, loading: labels.loading, failed: labels.failed }}
          onMore={more.load}
        />
      )}
      <Rows post={post} replies={shown} isGone={({ id }) => deleted.has(id) && !listed.has(id)} />
      <FootLine ref={foot} post={post} isEmpty={shown.length === 0} fresh={fresh} onShow={show} />
    </>
  );
}

const nobody = (): boolean => false;

const Rows = ({
  post,
  replies,
  isGone = nobody,
}: {
  post: Post;
  replies: readonly Post[];
  isGone?: (reply: Post) => boolean;
}) =>
  replies.length > 0 && (
    <ul className={classes['list']} aria-label={labels.list(nameOf(post.author))}>
      {replies.map((reply) => (
        <ReplyRow key={reply.id} reply={reply} isGone={isGone(reply)} />
      ))}
    </ul>
  );
