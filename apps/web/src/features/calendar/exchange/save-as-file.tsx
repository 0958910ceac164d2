import IconButton from '@mui/material/IconButton';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import { useToasts } from '../../../ui/toasts/toasts';
import { downloadCalendar } from './calendar-files';

const texts = t.exchange.export;

/** Downloads one event as a file, e.g. to send it to somebody. Uses the stored event, not unsaved input. */
export function SaveAsFile({ event: { id, title } }: { event: { id: string; title: string } }) {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadCalendar({ id });
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : texts.failed);
    }
    setBusy(false);
  };
  return (
    <IconButton aria-label={texts.event(title)} title={texts.eventShort} disabled={busy} onClick={() => void save()}>
      <Download size={20} aria-hidden />
    </IconButton>
  );
}
