import Button from '@mui/material/Button';
import { ChartBar, Eye } from 'lucide-react';
import { FORUM_CATEGORIES, FORUM_LIMITS } from '@homefold/domain/forum';
import type { ForumTemplate } from '@homefold/domain/forum';
import { useState } from 'react';
import { IMAGE_TYPES } from '../../../graphql/pictures/upload-image';
import { t } from '../../../messages/forum/parts';
import { EditDialog } from '../../../ui/dialogs/edit-dialog';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { VersionsPanel } from '../../../ui/forms/versions-panel';
import { PicturesField } from '../../../ui/pictures/pictures-field';
import { useUploads } from '../../../ui/pictures/use-uploads';
import { useTypedText } from '../content/mention-text';
import { WriteField } from '../content/write-field';
import type { Post } from '../data/types';
import { sendPicture } from '../pictures/send-picture';
import { describe } from './describe';
import classes from './editor.module.css';
import { canSubmit, emptyPoll, formOf } from './form-values';
import type { PostStart } from './form-values';
import { PollFields } from './poll-fields';
import { TemplateChips } from './template-chips';
import { TemplateQuestion } from './template-question';
import { hasOwnWords, withTemplate } from './templates';
import { TextPreview } from './text-preview';
import { usePostForm } from './use-post-form';

const labels = t.forumEditor;
/** Fields accept more than the server does, which then refuses it, so that pasted text is never silently truncated. */
const ROOM = 2;
const TYPES = IMAGE_TYPES.split(',');

/** New Post and Edit Post. */
export default function PostDialog({
  open,
  post,
  start = null,
  onPosted,
  onClose,
}: {
  open: boolean;
  /** null: a new one. */
  post: Post | null;
  start?: PostStart | null;
  onPosted?: ((post: Post) => void) | undefined;
  onClose: () => void;
}) {
  const form = usePostForm(post, start, (posted) => {
    onClose();
    if (posted) onPosted?.(posted);
  });
  const { values, errors, fill, edit } = form;
  const typed = useTypedText();
  const uploads = useUploads({
    types: TYPES,
    send: sendPicture,
    onDone: (picture) => edit(['pictures'], (before) => ({ ...before, pictures: [...before.pictures, picture] })),
  });
  const question = useOpened<ForumTemplate>();
  const [isPreviewing, setPreviewing] = useState(false);
  const begin = (template: ForumTemplate, how: 'replace' | 'below'): void =>
    edit(['title', 'content', 'category'], (before) => withTemplate(before, template, how));
  const pick = (template: ForumTemplate): void => {
    if (hasOwnWords(values)) question.show(template);
    else begin(template, 'replace');
  };
  const room = FORUM_LIMITS.pictures - values.pictures.length - uploads.sending.length;
  const isUnsent = uploads.sending.some(({ problem }) => problem !== null);
  const waiting = uploads.isBusy ? labels.wait.busy : isUnsent ? labels.wait.unsent : null;
  const mayPost = canSubmit(values) && waiting === null;
  const poll = values.poll;
  return (
    <EditDialog
      open={open}
      title={post ? labels.editTitle : labels.addTitle}
      form={form}
      submit={
        post ? (form.saving ? labels.saving : labels.submitEdit) : form.saving ? labels.posting : labels.submitAdd
      }
      canSubmit={mayPost}
      note={waiting}
      conflict={(theirs) => (
        <VersionsPanel
          labels={labels.conflict}
          mine={describe(values)}
          theirs={describe(formOf(theirs, typed))}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onSubmit={(event) => {
        if (mayPost) form.submit(event);
        else event?.preventDefault();
      }}
      onClose={onClose}
    >
      <div className={classes['fields']}>
        {!post && <TemplateChips chosen={values.template} onPick={pick} />}
        <Field
          label={labels.title}
          optional
          placeholder={labels.titlePlaceholder}
          value={values.title}
          error={errors.title}
          maxLength={FORUM_LIMITS.title * ROOM}
          onChange={({ target }) => fill({ title: target.value })}
          // Enter would post
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
        />
        <div className={classes['writing']} data-split={isPreviewing || undefined}>
          <WriteField
            label={labels.content}
            placeholder={labels.contentPlaceholder}
            value={values.content}
            error={errors.content}
            maxLength={FORUM_LIMITS.content * ROOM}
            minRows={6}
            toolbar
            autoFocus
            labelEnd={
              <button
                type="button"
                className={classes['previewButton']}
                aria-pressed={isPreviewing}
                onClick={() => setPreviewing((before) => !before)}
              >
                <Eye size={16} aria-hidden />
                {labels.preview}
              </button>
            }
            onChange={(content) => fill({ content })}
            onFiles={(files) => uploads.add(files.slice(0, Math.max(0, room)))}
            onSubmit={() => mayPost && form.submit()}
          />
          {isPreviewing && <TextPreview text={values.content} />}
        </div>
        <SelectField
          label={labels.category}
          className={classes['category'] ?? ''}
          value={values.category}
          error={errors.category}
          options={FORUM_CATEGORIES.map((value) => ({ value, label: value }))}
          onChange={(category) => fill({ category })}
        />
        {values.category === 'Important' && (
          <SwitchField
            label={labels.asksReadBy}
            hint={labels.asksReadByHint}
            checked={values.asksReadBy}
            onChange={(asksReadBy) => fill({ asksReadBy })}
          />
        )}
        <PicturesField
          pictures={values.pictures}
          uploads={uploads}
          types={IMAGE_TYPES}
          most={FORUM_LIMITS.pictures}
          altLimit={FORUM_LIMITS.pictureText}
          error={errors.pictures}
          onChange={(pictures) => fill({ pictures })}
        />
        {post?.poll && <p className={classes['hint']}>{labels.poll.fixed}</p>}
        {!post &&
          (poll ? (
            <PollFields
              poll={poll}
              errors={{
                question: errors['poll.question'],
                options: errors['poll.options'] ?? errors.poll,
                closesAt: errors['poll.closesAt'],
              }}
              onChange={(changed) =>
                edit(['poll', 'poll.question', 'poll.options', 'poll.closesAt'], (before) => ({
                  ...before,
                  poll: before.poll && { ...before.poll, ...changed },
                }))
              }
              onRemove={() => fill({ poll: null })}
            />
          ) : (
            <Button
              className={classes['addPoll'] ?? ''}
              variant="outlined"
              startIcon={<ChartBar aria-hidden />}
              onClick={() => fill({ poll: emptyPoll() })}
            >
              {labels.pollAdd}
            </Button>
          ))}
      </div>
      {question.value && (
        <TemplateQuestion
          template={question.value}
          open={question.open}
          onAnswer={(how) => {
            if (how && question.value) begin(question.value, how);
            question.close();
          }}
        />
      )}
    </EditDialog>
  );
}
