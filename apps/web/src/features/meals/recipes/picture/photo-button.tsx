import { Camera } from 'lucide-react';
import { IMAGE_TYPES } from '../../../../graphql/upload-image';
import { t } from '../../../../messages/recipes';
import classes from './photo-button.module.css';
import { useUpload } from './use-upload';

const words = t.recipes.editor.picture;

/** One tap from a photo of the dish to its picture: taken or chosen, sent, and shown, without the form. */
export function PhotoButton({
  title,
  isSmall = false,
  onSent,
}: {
  /** The recipe's. */
  title: string;
  /** Without its words, as on a phone. */
  isSmall?: boolean;
  /** Uses the picture at this address. */
  onSent: (address: string) => Promise<void>;
}) {
  const upload = useUpload(onSent);
  const isBusy = upload.percent !== null;
  return (
    <div className={classes['photo']} data-small={isSmall || undefined}>
      {upload.problem && (
        <p role="alert">
          {upload.problem}
          {upload.canRetry && (
            <button type="button" onClick={upload.retry}>
              {words.retry}
            </button>
          )}
        </p>
      )}
      <label className={classes['pick']} data-busy={isBusy || undefined}>
        <Camera size={18} aria-hidden />
        <span aria-live="polite">
          {upload.percent === null ? t.recipes.detail.addPhoto : words.uploading(upload.percent)}
        </span>
        <input
          type="file"
          accept={IMAGE_TYPES}
          aria-label={t.recipes.card.photoOf(title)}
          disabled={isBusy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) upload.send(file);
          }}
        />
      </label>
    </div>
  );
}
