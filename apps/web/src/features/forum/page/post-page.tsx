import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { t } from '../../../messages/forum/forum';
import { useSections } from '../../../ui/sections/sections';
import { EmptyState } from '../../../ui/states/empty-state';
import { useForumActs } from '../data/context';
import { useDeleted } from '../data/deleted';
import { ForumPostNowDocument } from '../generated';
import { TalkingCups } from '../list/drawings';
import { PostSkeleton } from '../list/skeleton';
import { PostCard } from '../post/post-card';
import { Failed } from './failed';
import classes from './post-page.module.css';

const labels = t.forum.page;

/** One post with all of its replies: the target of links, search results and notifications. */
export function PostPage({ id }: { id: string }) {
  const { go } = useSections();
  const { onRead } = useForumActs();
  const deleted = useDeleted();
  const { data, error, refetch } = useQuery(ForumPostNowDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const post = data?.forumPost;
  const parentId = post?.parentId ?? null;
  // The address of a reply opens its post.
  const follow = useEffectEvent((to: string) => go('forum', { sub: to, replace: true }));
  useEffect(() => {
    if (parentId !== null) follow(parentId);
  }, [parentId]);
  const isUnread = post?.isUnread ?? false;
  const read = useEffectEvent(() => onRead(id));
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);
  const back = (): void => go('forum');
  const isGone = error !== undefined && toPublicError(error).code === 'NOT_FOUND';
  return (
    <div className={classes['page']}>
      <div className={classes['back']}>
        <Button startIcon={<ArrowLeft size={18} aria-hidden />} onClick={back}>
          {labels.back}
        </Button>
      </div>
      {isGone && !post ? (
        <EmptyState
          title={labels.goneTitle}
          text={labels.goneText}
          drawing={<TalkingCups />}
          action={
            <Button variant="contained" onClick={back}>
              {labels.back}
            </Button>
          }
        />
      ) : post && parentId === null ? (
        <PostCard post={post} isPage isGone={deleted.has(id)} />
      ) : error && !post ? (
        <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <PostSkeleton />
      )}
    </div>
  );
}
