import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../../messages/calendar';
import { EditDialog } from '../../../../ui/dialogs/edit-dialog';
import type { EventWrites } from '../../model/event-writes';
import { ConflictPanel } from './conflict-panel';
import { EventFields } from './event-fields';
import { SaveAsFile } from '../../exchange/save-as-file';
import { canSubmit, nextDates } from './form-values';
import { openedForm, useEventForm } from './use-event-form';
import type { EventDialogTarget } from './use-event-form';
import { emptyQuickText } from './quick-text-values';
import { useQuickText } from './use-quick-text';
import { QuickTextField } from './quick-text-field';

const texts = t.calendar.form;

/** Add Event and Edit Event share one form, so that neither drops a field of the other. */
export default function EventDialog({
  open,
  target,
  writes,
  onClose,
}: {
  open: boolean;
  target: EventDialogTarget;
  writes: EventWrites;
  onClose: () => void;
}) {
  const event = target.kind === 'edit' ? target.event : null;
  const line = useState(() => emptyQuickText(openedForm(target)));
  const [typed, onResume] = line;
  const form = useEventForm({
    target,
    writes,
    ...(event === null && { aside: { typed, onResume } }),
    onSaved: onClose,
  });
  const { values } = form;
  const labels = useQuickText(form, line, event === null);
  const question = useRef<HTMLFieldSetElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const submit = (submitted?: SyntheticEvent): void => {
    submitted?.preventDefault();
    // Ambiguities are never guessed.
    if (labels.isOpen) question.current?.querySelector('input')?.focus();
    else if (!labels.isWaiting) form.submit(submitted);
  };
  const remove = async (): Promise<void> => {
    if (target.kind === 'edit' && (await writes.remove(target.event, target.start))) onClose();
  };
  return (
    <EditDialog
      open={open}
      title={event ? texts.editTitle : texts.addTitle}
      form={form}
      submit={form.saving ? texts.saving : event ? texts.submitEdit : texts.submitAdd}
      canSubmit={canSubmit(values)}
      conflict={(theirs) => (
        <ConflictPanel
          mine={values}
          theirs={theirs}
          start={target.kind === 'edit' ? target.start : null}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onSubmit={submit}
      onDelete={event ? () => void remove() : undefined}
      more={event && <SaveAsFile event={event} />}
      onClose={onClose}
    >
      <div ref={fields}>
        {!event && (
          <QuickTextField
            labels={labels}
            question={question}
            onEnter={submit}
            onTitle={() =>
              requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[name="title"]')?.focus())
            }
          />
        )}
        <EventFields
          mode={target.kind}
          stored={event}
          values={values}
          errors={form.errors}
          onChange={(field, value) => {
            labels.touch(field);
            form.change(field, value);
          }}
          next={nextDates(values, event)}
        />
      </div>
    </EditDialog>
  );
}
