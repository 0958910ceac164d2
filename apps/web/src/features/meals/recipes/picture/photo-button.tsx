import { Camera } from 'lucide-react';
import { useUpload } from '../../../../graphql/pictures/use-upload';
import { t as pictures } from '../../../../messages/pictures';
import { t } from '../../../../messages/recipes';
import { ChoosePicture } from '../../../../graphql/pictures/choose-picture';
import classes from './photo-button.module.css';

const labels = pictures.pictures.single;

/** Sets a recipe's picture in one tap: taken or chosen, uploaded, and shown, without the form. */
export function PhotoButton({
  title,
  isSmall = false,
  onSent,
}: {
  /** The recipe's. */
  title: string;
  /** Without its label, as on a phone. */
  isSmall?: boolean;
  /** Uses the picture at this address. */
  onSent: (address: string) => Promise<void>;
}) {
  const upload = useUpload('recipe', onSent);
  const isBusy = upload.percent !== null;
  return (
    <div className={classes['photo']} data-small={isSmall || undefined}>
      {upload.problem && (
        <p role="alert">
          {upload.problem}
          {upload.canRetry && (
            <button type="button" onClick={upload.retry}>
              {labels.retry}
            </button>
          )}
        </p>
      )}
      <ChoosePicture
        label={t.recipes.card.photoOf(title)}
        className={classes['pick']}
        isBusy={isBusy}
        onChosen={upload.send}
      >
        <Camera size={18} aria-hidden />
        <span aria-live="polite">
          {upload.percent === null ? t.recipes.detail.addPhoto : labels.uploading(upload.percent)}
        </span>
      </ChoosePicture>
    </div>
  );
}
