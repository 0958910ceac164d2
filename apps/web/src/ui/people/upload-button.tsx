import Button from '@mui/material/Button';
import { ImageUp } from 'lucide-react';
import { t } from '../../messages/family';
import classes from './photo.module.css';

/** Picks an image from this device. The whole button is a native file input. */
export function UploadButton({
  label,
  accept,
  busy,
  onFile,
}: {
  label: string;
  accept: string;
  busy: boolean;
  onFile: (file: File) => void;
}) {
  return (
    <span className={classes['upload']}>
      <Button
        component="span"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        size="small"
        startIcon={<ImageUp aria-hidden />}
        disabled={busy}
        aria-hidden
      >
        {busy ? t.family.picture.uploading : label}
      </Button>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        disabled={busy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows choosing the same file again after a failure.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </span>
  );
}
