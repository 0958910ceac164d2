import Button from '@mui/material/Button';
import { t } from '../../messages/public';

/** The footer of a form dialog: Cancel and the submit button, both disabled while submitting. */
export function FormActions({
  submit,
  saving,
  disabled = false,
  danger = false,
  onCancel,
}: {
  /** Label of the submit button. */
  submit: string;
  saving: boolean;
  /** The form cannot be submitted in its current state. */
  disabled?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Button variant="outlined" onClick={onCancel} disabled={saving}>
        {t.common.cancel}
      </Button>
      <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={saving || disabled}>
        {submit}
      </Button>
    </>
  );
}
