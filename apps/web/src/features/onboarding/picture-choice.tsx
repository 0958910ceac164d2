import Button from '@mui/material/Button';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages/account/onboarding';
import { IMAGE_TYPES, imageProblem, uploadImage } from '../../graphql/pictures/upload-image';
import { AppDialog } from '../../ui/dialogs/app-dialog';
import { AvatarPicker } from '../../ui/people/avatar-picker';
import { FormError } from '../../ui/forms/form-error';
import { MemberAvatar } from '../../ui/people/member-avatar';
import type { AvatarPerson } from '../../ui/people/member-avatar';
import { UploadButton } from '../../ui/people/upload-button';
import classes from './steps.module.css';

/** An avatar, or an uploaded photo that is saved with the profile. */
export interface ChosenPicture {
  defaultAvatarId: string | null;
  publicId: string | null;
  avatarUrl: string | null;
}

const texts = t.onboarding.profile;

/** The picture of the first step and its dialog. Saved together with the step. */
export function PictureChoice({
  person,
  hint = texts.pictureHint,
  onChoose,
}: {
  person: AvatarPerson;
  hint?: string;
  onChoose: (picture: ChosenPicture) => void;
}) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File): Promise<void> => {
    const wrong = imageProblem(file);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      const { publicId, secureUrl } = await uploadImage(file);
      onChoose({ publicId, avatarUrl: secureUrl, defaultAvatarId: null });
    } catch (thrown) {
      setProblem(t.family.picture.failed(thrown instanceof Error ? thrown.message : t.common.errors.generic));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['picture']}>
      <MemberAvatar member={person} size={96} />
      <div>
        <Button variant="outlined" size="small" startIcon={<Camera aria-hidden />} onClick={() => setOpen(true)}>
          {texts.choosePicture}
        </Button>
        <p>{hint}</p>
      </div>
      <AppDialog
        open={open}
        title={texts.choosePicture}
        onClose={() => setOpen(false)}
        width={440}
        actions={
          <Button variant="contained" onClick={() => setOpen(false)} disabled={busy}>
            {texts.donePicture}
          </Button>
        }
      >
        <div className={`${classes['fields']} ${classes['alone']}`}>
          <AvatarPicker
            label={t.family.picture.presets}
            value={person.avatarUrl ? null : (person.defaultAvatarId ?? null)}
            hue={person.hue}
            disabled={busy}
            onChange={(defaultAvatarId) => onChoose({ defaultAvatarId, publicId: null, avatarUrl: null })}
          />
          <FormError
            text={problem}
            {...(problem?.startsWith('Upload failed') && { hint: t.family.picture.failedHint })}
          />
          <div className={classes['uploadLine']}>
            <UploadButton
              label={t.family.picture.upload}
              accept={IMAGE_TYPES}
              busy={busy}
              onFile={(file) => void upload(file)}
            />
            <p>{t.family.picture.formats}</p>
          </div>
        </div>
      </AppDialog>
    </div>
  );
}
