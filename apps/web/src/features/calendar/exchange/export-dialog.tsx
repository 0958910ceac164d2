import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { FormError } from '../../../ui/forms/form-error';
import { SwitchField } from '../../../ui/fields/switch-field';
import { downloadCalendar } from './calendar-files';
import classes from './exchange.module.css';

const texts = t.exchange.export;

/** The whole calendar as one file. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [holidays, setHolidays] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await downloadCalendar({ holidays });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : texts.failed);
      setBusy(false);
    }
  };
  return (
    <AppDialog
      open={open}
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.common.cancel}
          </Button>
          <Button
            variant="contained"
            startIcon={<Download aria-hidden />}
            disabled={busy}
            onClick={() => void download()}
          >
            {busy ? texts.preparing : texts.submit}
          </Button>
        </>
      }
    >
      <p className={classes['lead']}>{texts.lead}</p>
      <SwitchField label={texts.holidays} checked={holidays} onChange={setHolidays} />
      <FormError text={problem} />
    </AppDialog>
  );
}
