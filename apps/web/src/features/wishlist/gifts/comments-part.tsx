import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatInstant, todayIn } from '@homefold/domain';
import { WISH_LIMITS } from '@homefold/domain/wishlist';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import { newKey } from '../../../ui/browser/new-key';
import { TextArea } from '../../../ui/fields/field';
import { FormAlert } from '../../../ui/forms/form-alert';
import { useDraft } from '../../../ui/forms/use-draft';
import { Face } from '../../../ui/people/face';
import { nearDay } from '../../../ui/time/day-labels';
import { faceOf } from '../model/people';
import type { Wish } from '../model/types';
import classes from './gift-parts.module.css';
import { useAct } from './use-act';
import { useGiftWrites } from './use-gift-writes';

const labels = t.gifts.comments;

/** The givers' comments on a wish. A draft is kept on the device, only for its author. */
export function CommentsPart({ wish }: { wish: Wish }) {
  const family = useFamily();
  const writes = useGiftWrites();
  const act = useAct(writes.refetch);
  const [text, setText] = useState('');
  // one key for all attempts to send the same text, so that a lost answer does not add it twice
  const [key, setKey] = useState(newKey);
  const name = wish.member.displayName;
  const draft = useDraft<string>({
    form: `wish-comment:${wish.id}`,
    content: text,
    opened: '',
    edits: false,
    silent: true,
    onResume: setText,
  });
  const write = (typed: string): void => {
    setText(typed);
    setKey(newKey());
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!text.trim() || !(await act.run(() => writes.comment(wish, text, key), labels.failed))) return;
    draft.settle();
    write('');
  };
  return (
    <div className={classes['part']}>
      <h3>{labels.title}</h3>
      {wish.comments.length > 0 ? (
        <ul className={classes['comments']} aria-live="polite">
          {wish.comments.map(({ id, author, text: content, createdAt }) => (
            <li key={id}>
              <Face person={faceOf(author, family)} size={24} />
              <div>
                <p className={classes['author']}>
                  <b>{author.displayName}</b>
                  <When at={new Date(createdAt)} />
                </p>
                <p className={classes['content']}>{content}</p>
              </div>
              {(author.memberId === family.me || family.isAdmin) && (
                <IconButton
                  size="small"
                  aria-label={labels.remove(content)}
                  disabled={act.busy}
                  onClick={() => void act.run(() => writes.removeComment(wish, id), labels.removeFailed)}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{labels.none}</p>
      )}
      <form className={classes['write']} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={labels.label}
          rows={2}
          maxLength={WISH_LIMITS.comment}
          placeholder={labels.placeholder(name)}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" variant="outlined" disabled={act.busy || !text.trim()}>
          {act.busy ? labels.sending : labels.send}
        </Button>
      </form>
      {act.failure && <FormAlert message={act.failure} />}
    </div>
  );
}

function When({ at }: { at: Date }) {
  const family = useFamily();
  return (
    <time dateTime={at.toISOString()} title={formatInstant(at, family.timeZone, family.locale)}>
      {nearDay(todayIn(family.timeZone, at), family)}
    </time>
  );
}
