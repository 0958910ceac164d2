import { FORUM_TEMPLATES } from '@homefold/domain/forum';
import { useRef } from 'react';
import type { PublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { refusalText } from '../../../graphql/records/refusals';
import { useStoredForm } from '../../../graphql/records/use-stored-form';
import type { StoredForm } from '../../../graphql/records/use-stored-form';
import { t } from '../../../messages/forum/parts';
import { useNow } from '../../../ui/time/use-now';
import { useTypedText } from '../content/mention-text';
import { useForumActs } from '../data/context';
import type { Post } from '../data/types';
import { canSubmit, changesOf, emptyForm, formOf, formProblems, inputOf } from './form-values';
import type { PostFormValues, PostStart } from './form-values';
import { withTemplate } from './templates';

const labels = t.forumEditor;
/** The form's fields, with separate names for the poll's fields, so that each error is shown at its field. */
export type PostField = keyof PostFormValues | `poll.${'question' | 'options' | 'closesAt'}`;
/** The values for `useStoredForm`, with separate names for the errors of the poll's fields. */
type Values = PostFormValues & Partial<Record<Exclude<PostField, keyof PostFormValues>, never>>;

const FIELDS: readonly string[] = [...Object.keys(emptyForm()), 'poll.question', 'poll.options', 'poll.closesAt'];

/** The form of a new post, with a template chosen elsewhere. */
function begun(start: PostStart): PostFormValues {
  const template = FORUM_TEMPLATES.find(({ name }) => name === start.template);
  return template ? withTemplate(emptyForm(start), template, 'replace') : emptyForm(start);
}

/** The form of a post. */
export function usePostForm(
  post: Post | null,
  start: PostStart | null,
  onSaved: (posted: Post | null) => void,
): StoredForm<Values, Post> {
  const { timeZone } = useFamily();
  const { writes } = useForumActs();
  const typed = useTypedText();
  const now = useNow();
  const posted = useRef<Post | null>(null);
  return useStoredForm<Values, Post>({
    form: 'forum-post',
    stored: post,
    opened: () => (post ? formOf(post, typed) : begun(start ?? {})),
    formOf: (row) => formOf(row, typed),
    canSubmit,
    problemsOf: (values) => formProblems(values, { now, timeZone }),
    fieldOf: ({ field }: PublicError) => {
      const [name = '', part] = (field ?? '').replace(/^input\./, '').split('.');
      const full = name === 'poll' && part ? `poll.${part}` : name;
      return FIELDS.includes(full) ? (full as PostField) : null;
    },
    failureText: (error, row) =>
      row && error.code === 'NOT_FOUND' ? labels.gone : refusalText(error, row ? labels.failedEdit : labels.failedAdd),
    current: writes.current,
    prepare:
      async (values, { row, key }) =>
      async () => {
        if (row) await writes.edit(row, changesOf(values, row, typed));
        else posted.current = await writes.add(inputOf(values, timeZone), key);
      },
    onSaved: () => onSaved(posted.current),
  });
}
