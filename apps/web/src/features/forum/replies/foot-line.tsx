import { ArrowDown } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '../../../messages/forum/forum';
import { useTypers } from '../data/typing';
import type { Post } from '../data/types';
import classes from './replies.module.css';

const labels = t.forum.replies;

/**
 * The line below the replies, which is always rendered: no replies, who is typing, or new replies that are held back
 * because they would move the content below.
 */
export function FootLine({
  post,
  isEmpty = false,
  fresh = 0,
  onShow,
  ref,
}: {
  post: Post;
  /** Whether no reply is shown above it. */
  isEmpty?: boolean;
  fresh?: number;
  onShow?: () => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const typers = useTypers(post.id);
  return (
    <div ref={ref} className={classes['foot']}>
      {isEmpty && typers.length === 0 && fresh === 0 && <span>{labels.none}</span>}
      <span role="status" className={classes['typing']}>
        {typers.length > 0 && (
          <>
            <span className={classes['dots']} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            {labels.typing(typers)}
          </>
        )}
      </span>
      <span role="status">
        {fresh > 0 && (
          <button type="button" className={classes['fresh']} onClick={onShow}>
            <ArrowDown size={16} aria-hidden />
            {labels.fresh(fresh)}
          </button>
        )}
      </span>
    </div>
  );
}
