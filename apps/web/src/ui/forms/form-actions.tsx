import Button from '@mui/material/Button';
import { t } from '../../messages/public';
import { useCloseDialog } from '../dialogs/close-context';

/** The footer of a form dialog: Cancel, which closes it as Escape does, and the submit button; both disabled while submitting. */
export function FormActions({
  submit,
  saving,
  disabled = false,
  danger = false,
}: {
  /** Label of the submit button. */
  submit: string;
  saving: boolean;
  /** The form cannot be submitted in its current state. */
  disabled?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
}) {
  const close = useCloseDialog();
  return (
    <>
      <Button variant="outlined" onClick={close} disabled={saving}>
        {t.common.cancel}
      </Button>
      <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={saving || disabled}>
        {submit}
      </Button>
    </>
  );
}
