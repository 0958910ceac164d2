import Button from '@mui/material/Button';
import { avatarPreset, FALLBACK_AVATAR_ID } from '@homefold/domain';
import { t } from '../../../messages/family';
import { IMAGE_TYPES } from '../../../graphql/pictures/upload-image';
import { AvatarPicker } from '../../../ui/people/avatar-picker';
import { CardSection } from '../../../ui/basics/card';
import { Chip } from '../../../ui/basics/chip';
import { FormError } from '../../../ui/forms/form-error';
import { PhotoCircle } from '../../../ui/people/photo-circle';
import { UploadButton } from '../../../ui/people/upload-button';
import classes from '../family.module.css';
import { usePicture } from './use-picture';

const texts = t.family.picture;

/** The viewer's picture: one of twelve avatars, or an uploaded photo. Choosing one removes the other. */
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
