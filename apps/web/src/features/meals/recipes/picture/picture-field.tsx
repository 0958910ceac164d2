import Button from '@mui/material/Button';
import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { IMAGE_TYPES } from '../../../../graphql/upload-image';
import { t } from '../../../../messages/recipes';
import { ProgressBar } from '../../../../ui/basics/progress-bar';
import classes from './picture-field.module.css';
import { useUpload } from './use-upload';

const words = t.recipes.editor.picture;

/** The picture of a recipe in its form: chosen or taken on this device, seen at once, replaced, removed. */
export function PictureField({
  value,
  error,
  onChange,
}: {
  /** Its address; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}) {
  const id = useId();
  const upload = useUpload(onChange);
  const [broken, setBroken] = useState('');
  const isBusy = upload.percent !== null;
  const problem = upload.problem ?? error;
  return (
    <div className={classes['field']}>
      <span id={id} className={classes['label']}>
        {words.label}
      </span>
      <div className={classes['frame']} data-empty={value === '' || undefined}>
        {value !== '' &&
          (broken === value ? (
            <p>{words.broken}</p>
          ) : (
            <img src={value} alt={words.preview} onError={() => setBroken(value)} />
          ))}
        <label className={classes['pick']} data-busy={isBusy || undefined}>
          <ImagePlus size={20} aria-hidden />
          <span>{value === '' ? words.add : words.replace}</span>
          <input
            type="file"
            accept={IMAGE_TYPES}
            aria-describedby={`${id}-hint`}
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // the same file can be chosen again after a failure
              event.target.value = '';
              if (file) upload.send(file);
            }}
          />
        </label>
      </div>
      {upload.percent !== null && (
        <div role="status">
          <ProgressBar done={upload.percent} all={100} />
          <span className={classes['hint']}>{words.uploading(upload.percent)}</span>
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
            {words.retry}
          </Button>
        )}
        {value !== '' && !isBusy && (
          <Button size="small" color="inherit" startIcon={<Trash2 aria-hidden />} onClick={() => onChange('')}>
            {words.remove}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={classes['hint']}>
        {words.hint}
      </p>
    </div>
  );
}
