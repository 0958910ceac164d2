import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { modifyField } from '../../../graphql/records/lists';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/wishlist/gifts';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { PickerField } from '../../../ui/fields/picker-field';
import { FormAlert } from '../../../ui/forms/form-alert';
import { dayLabel } from '../../../ui/time/day-labels';
import { useToasts } from '../../../ui/toasts/toasts';
import { HidePurchasesDocument } from '../generated';
import classes from './hide-until.module.css';
import { useHiddenUntil } from './use-hidden-until';

const labels = t.gifts.hiding;

/** For admins: makes every purchase for somebody else a surprise until a chosen day. */
export default function HideUntilDialog({ open = true, onClose }: { open?: boolean; onClose: () => void }) {
  const family = useFamily();
  const toasts = useToasts();
  const until = useHiddenUntil();
  const [day, setDay] = useState<string>(until ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [hide, { loading }] = useMutation(HidePurchasesDocument, {
    update: (cache, { data }) =>
      modifyField<object>(cache, 'wishlist', (list) => ({ ...list, hidePurchasesUntil: data?.hidePurchases ?? null })),
  });
  const save = async (next: CalendarDate | null): Promise<void> => {
    setFailure(null);
    try {
      await hide({ variables: { until: next } });
    } catch (thrown) {
      return setFailure(refusalText(toPublicError(thrown), labels.failed));
    }
    onClose();
    toasts.success(next ? labels.saved(dayLabel(next, family)) : labels.ended);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isCalendarDate(day)) return setProblem(labels.noDay);
    if (day < family.today) return setProblem(labels.passed);
    void save(day);
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      closeDisabled={loading}
      onSubmit={submit}
      leading={
        until && (
          <Button disabled={loading} onClick={() => void save(null)}>
            {labels.end}
          </Button>
        )
      }
      actions={
        <>
          <Button variant="outlined" disabled={loading} onClick={onClose}>
            {t.common.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={loading}>
            {labels.save}
          </Button>
        </>
      }
    >
      <p className={classes['text']}>{labels.text}</p>
      <PickerField
        type="date"
        label={labels.label}
        value={day}
        min={family.today}
        error={problem}
        hint={labels.hint}
        onChange={(next) => {
          setDay(next);
          setProblem(undefined);
        }}
      />
      {failure && <FormAlert message={failure} />}
    </AppDialog>
  );
}
