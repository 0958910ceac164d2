import Button from '@mui/material/Button';
import { t } from '../app/messages/public';

/** The foot of a dialog that is a form: Cancel and the button that sends it, both quiet while it is being sent. */
export function FormActions({
  submit,
  saving,
  disabled = false,
  danger = false,
  onCancel,
}: {
  /** What the main button says. */
  submit: string;
  saving: boolean;
  /** It cannot be sent as it stands. */
  disabled?: boolean;
  /** What it does cannot be taken back. */
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
