import IconButton from '@mui/material/IconButton';
import { formatInstant } from '@homefold/domain';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { useIsQueued } from '../../../graphql/offline/queued';
import { t } from '../../../messages/forum/forum';
import { AppMenu } from '../../../ui/basics/app-menu';
import { isDraft } from '../../../ui/browser/draft-id';
import { QueuedMark } from '../../../ui/states/queued-mark';
import { PostContent } from '../content/post-content';
import { useForumActs } from '../data/context';
import type { Post } from '../data/types';
import { PostPictures } from '../pictures/post-pictures';
import { AuthorAvatar, nameOf } from '../post/author';
import { Folded } from '../post/folded';
import { usePost } from '../post/use-post';
import { PostTime } from '../post/post-time';
import { ReactionButtons } from '../post/reactions';
import { EditReply } from './edit-reply';
import classes from './replies.module.css';

const labels = t.forum.replies;
const postWords = t.forum.post;

/** One reply: author, time, text, reactions, and a menu for its author. */
export function ReplyRow({ reply: given, isGone }: { reply: Post; isGone: boolean }) {
  const reply = usePost(given);
  const { me, timeZone, locale } = useFamily();
  const { onDelete } = useForumActs();
  const isQueued = useIsQueued(reply.id);
  const [editing, setEditing] = useState(false);
  const { author, content, editedAt } = reply;
  const name = nameOf(author);
  return (
    <li className={classes['reply']} data-gone={isGone || undefined} data-row={reply.id}>
      <AuthorAvatar author={author} size={28} />
      <div className={classes['words']}>
        <div className={classes['by']}>
          <b>{name}</b>
          {author.hasLeft && <span>{postWords.formerMember}</span>}
          <PostTime at={reply.createdAt} />
          {editedAt && (
            <span title={postWords.editedAt(formatInstant(new Date(editedAt), timeZone, locale))}>
              {postWords.edited}
            </span>
          )}
          {isQueued && <QueuedMark />}
        </div>
        {editing ? (
          <EditReply reply={reply} onClose={() => setEditing(false)} />
        ) : (
          <div className={classes['content']}>
            <Folded text={content} about={labels.by(name)} isMine={author.memberId === me} lineHeight={22}>
              <PostContent text={content} parts={reply} />
            </Folded>
            <PostPictures post={reply} />
          </div>
        )}
        {isGone && <p className={classes['gone']}>{labels.deletedByOther}</p>}
      </div>
      {!isGone && <ReactionButtons post={reply} small />}
      {reply.mayChange && !isDraft(reply) && !isGone && (
        <AppMenu
          label={labels.menu(name)}
          items={[
            { label: labels.edit, icon: <Pencil aria-hidden />, onClick: () => setEditing(true) },
            {
              label: labels.delete,
              icon: <Trash2 aria-hidden />,
              danger: true,
              onClick: () => onDelete(reply),
            },
          ]}
        >
          {(trigger) => (
            <IconButton {...trigger} size="small" aria-label={labels.menu(name)}>
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          )}
        </AppMenu>
      )}
    </li>
  );
}
