import Button from '@mui/material/Button';
import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../messages/pictures';
import { ProgressBar } from '../../ui/basics/progress-bar';
import type { PictureUse } from './upload-image';
import { ChoosePicture } from './choose-picture';
import classes from './picture-field.module.css';
import { useUpload } from './use-upload';

const labels = t.pictures.single;

/** The single picture of a record in its form: choose or take, preview, replace, remove. */
export function PictureField({
  use,
  preview,
  value,
  error,
  onChange,
}: {
  use: PictureUse;
  /** Alternative text: 'The picture of this recipe'. */
  preview: string;
  /** Its address; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}) {
  const id = useId();
  const upload = useUpload(use, onChange);
  const [broken, setBroken] = useState('');
  const isBusy = upload.percent !== null;
  const problem = upload.problem ?? error;
  return (
    <div className={classes['field']}>
      <span id={id} className={classes['label']}>
        {labels.label}
      </span>
      <div className={classes['frame']} data-empty={value === '' || undefined}>
        {value !== '' &&
          (broken === value ? (
            <p>{t.pictures.broken}</p>
          ) : (
            <img src={value} alt={preview} onError={() => setBroken(value)} />
          ))}
        <ChoosePicture describedBy={`${id}-hint`} className={classes['pick']} isBusy={isBusy} onChosen={upload.send}>
          <ImagePlus size={20} aria-hidden />
          <span>{value === '' ? labels.add : labels.replace}</span>
        </ChoosePicture>
      </div>
      {upload.percent !== null && (
        <div role="status">
          <ProgressBar done={upload.percent} all={100} />
          <span className={classes['hint']}>{labels.uploading(upload.percent)}</span>
        </div>
      )}
      {problem && (
        <p className={classes['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={classes['tools']}>
        {upload.canRetry && (
          <Button size="small" startIcon={<RotateCcw aria-hidden />} onClick={upload.retry}>
            {labels.retry}
          </Button>
        )}
        {value !== '' && !isBusy && (
          <Button size="small" color="inherit" startIcon={<Trash2 aria-hidden />} onClick={() => onChange('')}>
            {labels.remove}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={classes['hint']}>
        {labels.hint}
      </p>
    </div>
  );
}
