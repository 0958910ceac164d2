import Button from '@mui/material/Button';
import { avatarPreset, FALLBACK_AVATAR_ID } from '@homefold/domain';
import { t } from '../../app/messages/family';
import { IMAGE_TYPES } from '../../graphql/upload-image';
import { AvatarPicker } from '../../ui/avatar-picker';
import { CardSection } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { FormError } from '../../ui/form-error';
import { PhotoCircle } from '../../ui/photo-circle';
import { UploadButton } from '../../ui/upload-button';
import classes from './family.module.css';
import { usePicture } from './use-picture';

const texts = t.family.picture;

/** The caller's picture: one of twelve faces, or a photo of their own. Choosing one gives up the other. */
export function PictureCard() {
  const picture = usePicture();
  const { person, busy } = picture;
  const preset = avatarPreset(person.defaultAvatarId);
  const name = person.avatarUrl ? texts.custom : (preset?.name ?? person.displayName);
  const remove = person.avatarUrl ? () => void picture.choose(person.defaultAvatarId ?? FALLBACK_AVATAR_ID) : undefined;
  return (
    <CardSection title={texts.title} className={classes['padded'] ?? ''}>
      <div className={classes['picture']}>
        <PhotoCircle person={person} busy={busy} onRemove={remove} />
        <div>
          <p className={classes['pictureName']}>
            {name}{' '}
            {remove && (
              <Chip tone="primary" small>
                {texts.active}
              </Chip>
            )}
          </p>
          <p className={classes['muted']}>{texts.shown}</p>
          <div className={classes['uploadLine']}>
            <UploadButton
              label={person.avatarUrl ? texts.replace : texts.upload}
              accept={IMAGE_TYPES}
              busy={busy}
              onFile={(file) => void picture.upload(file)}
            />
            {remove && (
              <Button size="small" color="error" disabled={busy} onClick={remove}>
                {texts.delete}
              </Button>
            )}
          </div>
        </div>
      </div>
      <FormError text={picture.problem?.text} {...(picture.problem?.hint && { hint: picture.problem.hint })} />
      <AvatarPicker
        label={texts.presets}
        value={person.avatarUrl ? null : (person.defaultAvatarId ?? null)}
        onChange={(id) => void picture.choose(id)}
        hue={person.hue}
        disabled={busy}
      />
      <p className={classes['muted']}>{texts.formats}</p>
    </CardSection>
  );
}
