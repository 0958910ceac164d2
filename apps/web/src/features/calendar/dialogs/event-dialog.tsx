import type { CalendarDate, LocalTime } from '@homefold/domain';
import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../app/messages/calendar';
import { EditDialog } from '../../../ui/edit-dialog';
import type { CalendarEvent } from '../model/types';
import type { EventWrites } from '../model/event-writes';
import { ConflictPanel } from './conflict-panel';
import { EventFields } from './event-fields';
import { SaveAsFile } from '../exchange/save-as-file';
import { canSubmit, nextDates } from './form-values';
import { NextDates } from './repeat-fields';
import { useEventForm } from './use-event-form';
import { useWords } from './use-words';
import { WordsField } from './words-field';

const texts = t.calendar.form;

/** What the dialog is opened for: a new event on a date, or a stored one at the start of one of its occurrences. */
export type EventDialogTarget =
  | { kind: 'add'; date: CalendarDate; time: LocalTime | null }
  | { kind: 'edit'; event: CalendarEvent; start: CalendarDate };

/** Add Event and Edit Event: one form, so that nothing can be entered in one that the other would lose. */
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
  const form = useEventForm({ target, writes, onSaved: onClose });
  const { values } = form;
  const words = useWords(form, event === null);
  const question = useRef<HTMLFieldSetElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const next = nextDates(values, event);
  const submit = (submitted?: SyntheticEvent): void => {
    submitted?.preventDefault();
    // What can mean two things is never guessed.
    if (words.isOpen) question.current?.querySelector('input')?.focus();
    else if (!words.isWaiting) form.submit(submitted);
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
          <WordsField
            words={words}
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
            words.touch(field);
            form.change(field, value);
          }}
          foot={next && <NextDates dates={next} from={values.eventDate} />}
        />
      </div>
    </EditDialog>
  );
}
