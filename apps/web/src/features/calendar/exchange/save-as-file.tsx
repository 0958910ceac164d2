import IconButton from '@mui/material/IconButton';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../app/messages/calendar';
import { useToasts } from '../../../ui/toasts';
import { downloadCalendar } from './calendar-files';

const words = t.exchange.export;

/** One event as a file, e.g. to send it to somebody. What is stored is saved, not what is being typed. */
export function SaveAsFile({ event: { id, title } }: { event: { id: string; title: string } }) {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadCalendar({ id });
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : words.failed);
    }
    setBusy(false);
  };
  return (
    <IconButton aria-label={words.event(title)} title={words.eventShort} disabled={busy} onClick={() => void save()}>
      <Download size={20} aria-hidden />
    </IconButton>
  );
}
