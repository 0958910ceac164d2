import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { t } from '../../../messages/calendar';
import { CALENDAR_TYPES } from './calendar-files';
import classes from './exchange.module.css';

const texts = t.exchange.import;

/** Selects a file by click or drop. The whole box is a native file input. */
export function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classes['drop']}
      data-over={over || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileUp size={28} strokeWidth={1.5} aria-hidden />
      <Button component="span" role={undefined} tabIndex={-1} variant="contained" aria-hidden>
        {texts.choose}
      </Button>
      <span className={classes['muted']} aria-hidden>
        {texts.drop}
      </span>
      <input
        type="file"
        accept={CALENDAR_TYPES}
        aria-label={texts.choose}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again after a failure.
          event.target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}
