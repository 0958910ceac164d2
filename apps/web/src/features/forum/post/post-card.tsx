import { nameOfPost } from '@homefold/domain/forum-text';
import { useId, useRef, useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/forum';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { PostContent } from '../content/post-content';
import { useForumActs } from '../data/context';
import type { Post } from '../data/types';
import { useSeen } from '../data/use-reading';
import { PostPictures } from '../pictures/post-pictures';
import { PostPoll } from '../polls/post-poll';
import { PostReadBy } from '../read-by/post-read-by';
import { Replies } from '../replies/replies';
import { PostLinks } from '../turn-into/post-links';
import { nameOf } from './author';
import { Folded } from './folded';
import { PostActions } from './post-actions';
import classes from './post-card.module.css';
import { PostHead } from './post-head';
import { usePost } from './use-post';

const labels = t.forum.post;

/** One post with its replies. */
export function PostCard({
  post: given,
  isGone = false,
  isPage = false,
}: {
  post: Post;
  /** Whether somebody has deleted it in the meantime: then it keeps its place. */
  isGone?: boolean;
  /** Whether this is the post's own page: then its whole text and its replies are shown. */
  isPage?: boolean;
}) {
  const post = usePost(given);
  const { me } = useFamily();
  const id = useId();
  const [open, setOpen] = useState(isPage);
  const [replying, setReplying] = useState(false);
  const { title, content, author, isUnread, unreadReplies } = post;
  const card = useRef<HTMLElement>(null);
  const { onRead } = useForumActs();
  // New posts stay marked while they are on screen. New replies count as read once they are shown.
  const [wasUnread] = useState(isUnread);
  useSeen(card, isUnread && unreadReplies === 0 && !isGone ? () => onRead(post.id) : null);
  // Below the heading of the list, or of the section.
  const Title = isPage ? 'h2' : 'h3';
  const body = <PostContent text={content} parts={post} />;
  return (
    <article
      ref={card}
      className={classes['card']}
      aria-labelledby={`${id}-title`}
      data-row={post.id}
      data-gone={isGone || undefined}
    >
      <PostHead post={post} isUnread={(isUnread || wasUnread) && author.memberId !== me} />
      {title === null ? (
        <VisuallyHidden>
          <Title id={`${id}-title`}>{labels.by(nameOf(author))}</Title>
        </VisuallyHidden>
      ) : (
        <Title id={`${id}-title`} className={classes['title']} dir="auto">
          {title}
        </Title>
      )}
      <div className={classes['content']}>
        {isPage ? (
          body
        ) : (
          <Folded text={content} about={nameOfPost(post)} isMine={author.memberId === me}>
            {body}
          </Folded>
        )}
      </div>
      <PostPictures post={post} />
      <PostPoll post={post} />
      <PostLinks post={post} />
      <PostReadBy post={post} />
      {isGone ? (
        <p className={classes['gone']} role="status">
          {labels.deletedByOther}
        </p>
      ) : (
        <PostActions
          post={post}
          replies={isPage ? null : { isOpen: open, controls: `${id}-replies`, onToggle: () => setOpen(!open) }}
          onReply={() => setReplying(!replying)}
        />
      )}
      {!isGone && (
        <Replies
          id={`${id}-replies`}
          post={post}
          isOpen={open || isPage}
          isReplying={replying}
          onPosted={() => {
            setReplying(false);
            setOpen(true);
          }}
          onCancel={() => setReplying(false)}
        />
      )}
    </article>
  );
}
