import Button from '@mui/material/Button';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/forum/forum';
import { FormError } from '../../../ui/forms/form-error';
import { useDraft } from '../../../ui/forms/use-draft';
import { useTypedText } from '../content/mention-text';
import { WriteField } from '../content/write-field';
import { useForumActs } from '../data/context';
import type { Post } from '../data/types';
import classes from './replies.module.css';

const labels = t.forum.replies;

/** Edits a reply in place. The typed text is kept until it is saved. */
export function EditReply({ reply, onClose }: { reply: Post; onClose: () => void }) {
  const { writes } = useForumActs();
  const typedText = useTypedText();
  // the server reports a conflict if others change it in the meantime
  const [base] = useState(reply);
  const [opened] = useState(() => typedText(reply.content));
  const [text, setText] = useState(opened);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const draft = useDraft({
    form: `forum-reply-edit:${reply.id}@${base.version}`,
    content: { text },
    opened: { text: opened },
    edits: true,
    silent: true,
    onResume: (kept) => setText(kept.text),
  });
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (saving || text.trim() === '') return;
    setSaving(true);
    setFailure(null);
    try {
      await writes.edit(base, { content: text.trim() });
      draft.settle();
      onClose();
    } catch (thrown) {
      const error = toPublicError(thrown);
      setFailure(error.code === 'NOT_FOUND' ? labels.gone : refusalText(error, labels.changeFailed));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form className={classes['edit']} onSubmit={(event) => void submit(event)}>
      <WriteField
        value={text}
        onChange={setText}
        label={labels.editing}
        hideLabel
        maxLength={FORUM_LIMITS.reply}
        onSubmit={() => void submit()}
        autoFocus
      />
      <FormError text={failure} />
      <div className={classes['buttons']}>
        <Button
          size="small"
          disabled={saving}
          onClick={() => {
            draft.settle();
            onClose();
          }}
        >
          {labels.cancel}
        </Button>
        <Button type="submit" size="small" variant="contained" disabled={saving || text.trim() === ''}>
          {labels.save}
        </Button>
      </div>
    </form>
  );
}
