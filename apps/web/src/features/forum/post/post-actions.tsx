import { nameOfPost } from '@homefold/domain/forum-text';
import { Bookmark, Reply, Share2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../../messages/forum/forum';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { isDraft } from '../../../ui/browser/draft-id';
import { useForumActs } from '../data/context';
import type { Post } from '../data/types';
import classes from './actions.module.css';
import { ReactionButtons } from './reactions';
import { useShare } from './use-share';

const labels = t.forum.post;

/** The row below a post: reactions, Reply, Save, Share, and the button that shows the replies. */
export function PostActions({
  post,
  replies,
  onReply,
}: {
  post: Post;
  /** null if they are always shown. */
  replies: { isOpen: boolean; controls: string; onToggle: () => void } | null;
  onReply: () => void;
}) {
  const { writes } = useForumActs();
  const { shareLink } = useShare(post);
  const name = nameOfPost(post);
  const waits = isDraft(post);
  const { replyCount, unreadReplies, isSaved } = post;
  return (
    <div className={classes['actions']}>
      <ReactionButtons post={post} />
      <div className={classes['acts']}>
        <Act icon={Reply} label={labels.reply} about={name} onClick={onReply} />
        {!waits && (
          <>
            <Act
              icon={Bookmark}
              label={isSaved ? labels.saved : labels.save}
              about={name}
              isOn={isSaved}
              onClick={() => void writes.keep(post, !isSaved)}
            />
            <Act icon={Share2} label={labels.share} about={name} onClick={shareLink} />
          </>
        )}
      </div>
      {replies && replyCount > 0 && (
        <button
          type="button"
          className={classes['replies']}
          aria-expanded={replies.isOpen}
          aria-controls={replies.controls}
          onClick={replies.onToggle}
        >
          {replies.isOpen ? labels.replies.hide(replyCount) : labels.replies.show(replyCount)}
          {!replies.isOpen && unreadReplies > 0 && (
            <span className={classes['fresh']}>{labels.replies.fresh(unreadReplies)}</span>
          )}
          <VisuallyHidden>{labels.of(name)}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

function Act({
  icon: Icon,
  label,
  about,
  isOn,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  /** Which post, for screen readers. */
  about: string;
  /** For a switch: whether it is on. */
  isOn?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={classes['act']}
      title={label}
      aria-label={`${label}${labels.of(about)}`}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      <span className={classes['label']}>{label}</span>
    </button>
  );
}
