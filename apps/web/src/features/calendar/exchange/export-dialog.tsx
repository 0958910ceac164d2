import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../app/messages/calendar';
import { AppDialog } from '../../../ui/app-dialog';
import { FormError } from '../../../ui/form-error';
import { SwitchField } from '../../../ui/switch-field';
import { downloadCalendar } from './calendar-files';
import classes from './exchange.module.css';

const words = t.exchange.export;

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
      setProblem(error instanceof Error ? error.message : words.failed);
      setBusy(false);
    }
  };
  return (
    <AppDialog
      open={open}
      title={words.title}
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
            {busy ? words.preparing : words.submit}
          </Button>
        </>
      }
    >
      <p className={classes['lead']}>{words.lead}</p>
      <SwitchField label={words.holidays} checked={holidays} onChange={setHolidays} />
      <FormError text={problem} />
    </AppDialog>
  );
}
