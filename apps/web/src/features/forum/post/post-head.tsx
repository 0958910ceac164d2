import { formatInstant } from '@homefold/domain';
import { Link } from 'react-router';
import { useFamily } from '../../../graphql/family';
import { useIsQueued } from '../../../graphql/offline/queued';
import { t } from '../../../messages/forum/forum';
import { isDraft } from '../../../ui/browser/draft-id';
import { useIsMobile } from '../../../ui/browser/use-media';
import { QueuedMark } from '../../../ui/states/queued-mark';
import type { Post } from '../data/types';
import { AuthorAvatar, nameOf } from './author';
import classes from './post-card.module.css';
import { PostMenu } from './post-menu';
import { PostTime } from './post-time';
import { CategoryTag, PinnedTag } from './tags';

const labels = t.forum.post;

/** Author, time, category and menu of a post. */
export function PostHead({ post, isUnread }: { post: Post; isUnread: boolean }) {
  const { timeZone, locale } = useFamily();
  const isQueued = useIsQueued(post.id);
  const isPhone = useIsMobile();
  const { author, createdAt, editedAt } = post;
  const tags = (
    <span className={classes['tags']}>
      {post.isPinned && <PinnedTag />}
      {post.category && <CategoryTag category={post.category} />}
    </span>
  );
  return (
    <div className={classes['head']}>
      <AuthorAvatar author={author} size="lg" />
      <div className={classes['by']}>
        <span className={classes['author']}>
          <b>{nameOf(author)}</b>
          {author.hasLeft && <span className={classes['former']}>{labels.formerMember}</span>}
        </span>
        <span className={classes['when']}>
          {isDraft(post) ? (
            <PostTime at={createdAt} />
          ) : (
            <Link to={{ hash: `forum/${post.id}` }} className={classes['link']}>
              <PostTime at={createdAt} />
            </Link>
          )}
          {editedAt && (
            <span title={labels.editedAt(formatInstant(new Date(editedAt), timeZone, locale))}>{labels.edited}</span>
          )}
          {isQueued && <QueuedMark />}
          {isUnread && <span className={classes['unread']}>{labels.unread}</span>}
          {isPhone && tags}
        </span>
      </div>
      {!isPhone && tags}
      <PostMenu post={post} />
    </div>
  );
}
