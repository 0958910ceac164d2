import Button from '@mui/material/Button';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { useEffect, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/forum';
import { newKey } from '../../../ui/browser/new-key';
import { FormError } from '../../../ui/forms/form-error';
import { useDraft } from '../../../ui/forms/use-draft';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { WriteField } from '../content/write-field';
import { useForumActs } from '../data/context';
import { useTypingSignal } from '../data/typing';
import type { Post } from '../data/types';
import { nameOf } from '../post/author';
import classes from './replies.module.css';

const labels = t.forum.replies;

/** The form for a reply. The draft stays on this device until it is posted, even if the form is closed. */
export function ReplyForm({ post, onPosted, onCancel }: { post: Post; onPosted: () => void; onCancel: () => void }) {
  const { members, me, letters } = useFamily();
  const { writes } = useForumActs();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [posting, setPosting] = useState(false);
  // the same for all attempts, so that a lost answer does not post it twice
  const [key, setKey] = useState(newKey);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const signal = useTypingSignal(post.id);
  const draft = useDraft({
    form: `forum-reply:${post.id}`,
    content: { text, key },
    opened: { text: '', key },
    edits: false,
    silent: true,
    onResume: (kept) => {
      setText(kept.text);
      setKey(kept.key);
    },
  });
  useEffect(() => field.current?.focus(), []);
  const author = members.find((member) => member.id === me);
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (posting || text.trim() === '') return;
    setPosting(true);
    setFailure(null);
    const problem = await writes.reply(post, text.trim(), key);
    setPosting(false);
    if (problem !== null) return setFailure(problem);
    draft.settle();
    onPosted();
  };
  return (
    <form className={classes['form']} aria-labelledby={id} onSubmit={(event) => void submit(event)}>
      <h4 id={id} className={classes['heading']}>
        {labels.heading(nameOf(post.author))}
      </h4>
      <div className={classes['writing']}>
        {author && (
          <MemberAvatar member={author} size={28} {...(letters.get(me) && { initials: letters.get(me) ?? '' })} />
        )}
        <div className={classes['field']}>
          <WriteField
            ref={field}
            value={text}
            onChange={(changed) => {
              setText(changed);
              if (changed.trim() !== '') signal();
            }}
            label={labels.heading(nameOf(post.author))}
            hideLabel
            placeholder={labels.placeholder}
            maxLength={FORUM_LIMITS.reply}
            onSubmit={() => void submit()}
          />
        </div>
      </div>
      <FormError text={failure} />
      <div className={classes['buttons']}>
        <Button size="small" disabled={posting} onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" size="small" variant="contained" disabled={posting || text.trim() === ''}>
          {posting ? labels.posting : labels.post}
        </Button>
      </div>
    </form>
  );
}
