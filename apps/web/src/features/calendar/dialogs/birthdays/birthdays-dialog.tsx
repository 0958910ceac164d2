import Button from '@mui/material/Button';
import { addDays } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { t } from '../../../../messages/calendar';
import { toPublicError } from '../../../../graphql/errors';
import { CalendarWindowDocument } from '../../generated';
import { errorText } from '../../../../graphql/use-domain-form';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { useDraft } from '../../../../ui/forms/use-draft';
import { FormActions } from '../../../../ui/forms/form-actions';
import { RowsSkeleton } from '../../../../ui/states/skeleton';
import { useToasts } from '../../../../ui/toasts/toasts';
import { useSettings } from '../../model/settings';
import type { EventWrites } from '../../model/event-writes';
import { BirthdayFields } from './birthday-fields';
import { birthdaysInput, emptyRow, firstRows, hasUnreadDate, rowsAgain, validRows, withoutRow } from './birthday-rows';
import type { BirthdayRow } from './birthday-rows';
import { FormAlert } from '../../../../ui/forms/form-alert';
import classes from '../form.module.css';

const labels = t.calendar.birthdays;

/** Quick Add Birthdays: one row per person, prefilled with the members whose birthday is not in the calendar yet. */
export default function BirthdaysDialog({
  open,
  today,
  writes,
  onClose,
}: {
  open: boolean;
  today: CalendarDate;
  writes: EventWrites;
  onClose: () => void;
}) {
  const { people } = useSettings();
  const toasts = useToasts();
  // A year contains every birthday once. If loading fails, all members are offered.
  const { data, loading } = useQuery(CalendarWindowDocument, { variables: { from: today, to: addDays(today, 366) } });
  const [typed, setRows] = useState<readonly BirthdayRow[] | null>(null);
  const draft = useDraft<readonly BirthdayRow[] | null>({
    form: 'birthdays',
    content: typed,
    opened: null,
    edits: false,
    onResume: (rows) => setRows(rowsAgain(rows)),
  });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const offered = useMemo(
    () =>
      firstRows(people, new Set(data?.calendarEvents.flatMap(({ birthdayOfMemberId }) => birthdayOfMemberId ?? []))),
    [people, data],
  );
  const rows = typed ?? offered;
  const valid = validRows(rows).length;

  const change = (key: string, part: Partial<BirthdayRow>): void => {
    setFailure(null);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  };
  const save = async (): Promise<void> => {
    if (valid === 0) return setFailure(labels.none);
    // must not be dropped silently, nor lost with the others' draft
    if (rows.some(hasUnreadDate)) return setFailure(labels.unread);
    setSaving(true);
    setFailure(null);
    try {
      const count = await writes.addBirthdays(birthdaysInput(rows, people));
      toasts.success(labels.added(count));
      draft.settle();
      onClose();
    } catch (thrown) {
      const error = toPublicError(thrown);
      setFailure(error.code === 'INVALID' ? errorText(error) : labels.failed);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      width={640}
      onClose={onClose}
      closeDisabled={saving}
      draft={draft}
      onSubmit={submit}
      actions={<FormActions submit={labels.submit(valid)} saving={saving} disabled={valid === 0} />}
    >
      <p className={classes['intro']}>{labels.lead}</p>
      {typed || !loading ? (
        <>
          {rows.map((row, index) => (
            <BirthdayFields
              key={row.key}
              row={row}
              index={index}
              latest={today}
              suggestions={people.members.map(({ name }) => name)}
              onChange={(part) => change(row.key, part)}
              onRemove={() => setRows(withoutRow(rows, row.key))}
            />
          ))}
          <Button startIcon={<Plus aria-hidden />} onClick={() => setRows([...rows, emptyRow()])}>
            {labels.addRow}
          </Button>
        </>
      ) : (
        <RowsSkeleton rows={3} label={t.calendar.loading} />
      )}
      {failure && <FormAlert message={failure} {...(valid > 0 && { onRetry: () => void save() })} />}
    </AppDialog>
  );
}
