import type { Post } from '../data/types';
import { ReplyForm } from './reply-form';
import { ReplyList } from './reply-list';
import classes from './replies.module.css';
import { FootLine } from './foot-line';

/** The replies to a post, and the form for a new one. */
export function Replies({
  id,
  post,
  isOpen,
  isReplying,
  onPosted,
  onCancel,
}: {
  id: string;
  post: Post;
  isOpen: boolean;
  isReplying: boolean;
  onPosted: () => void;
  onCancel: () => void;
}) {
  return (
    <div id={id} className={classes['replies']} hidden={!isOpen && !isReplying}>
      {isOpen ? <ReplyList post={post} /> : isReplying && <FootLine post={post} />}
      {isReplying && <ReplyForm post={post} onPosted={onPosted} onCancel={onCancel} />}
    </div>
  );
}
