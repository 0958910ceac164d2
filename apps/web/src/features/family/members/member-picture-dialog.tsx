import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { t } from '../../../messages/family';
import { SetMemberImageDocument } from '../generated';
import type { MemberFieldsFragment } from '../../../graphql/generated';
import { IMAGE_TYPES, imageProblem, uploadImage } from '../../../graphql/pictures/upload-image';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { AvatarPicker } from '../../../ui/people/avatar-picker';
import { FormError } from '../../../ui/forms/form-error';
import { PhotoCircle } from '../../../ui/people/photo-circle';
import { useToasts } from '../../../ui/toasts/toasts';
import { UploadButton } from '../../../ui/people/upload-button';
import classes from '../family.module.css';
import { refusalText } from '../refusals';

const texts = t.family.picture;

/** Sets the picture of a member without an account; any member may. */
export default function MemberPictureDialog({
  member,
  initials,
  onClose,
}: {
  member: MemberFieldsFragment;
  initials: string | undefined;
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [save] = useMutation(SetMemberImageDocument);
  const [current, setCurrent] = useState(member);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const set = async (input: { defaultAvatarId: string } | { publicId: string }): Promise<void> => {
    const { data } = await save({ variables: { input: { membershipId: member.id, ...input } } });
    if (data) setCurrent(data.setMemberImage);
  };
  const choose = (defaultAvatarId: string): void => {
    setProblem(null);
    set({ defaultAvatarId }).catch((thrown: unknown) => setProblem(texts.memberNotSaved(refusalText(thrown))));
  };
  const upload = async (file: File): Promise<void> => {
    const wrong = imageProblem(file, { member: true });
    setProblem(wrong);
    if (wrong) return;
    setPreview(URL.createObjectURL(file));
    try {
      const { publicId } = await uploadImage(file);
      await set({ publicId }).then(
        () => toasts.success(texts.uploaded),
        (thrown: unknown) => setProblem(texts.memberNotSaved(refusalText(thrown))),
      );
    } catch {
      setProblem(texts.memberFailed);
    } finally {
      setPreview(null);
    }
  };
  const busy = preview !== null;
  const shown = preview ? { ...current, avatarUrl: preview } : current;
  return (
    <AppDialog
      open
      title={texts.memberTitle(member.displayName)}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} disabled={busy}>
          {t.common.close}
        </Button>
      }
    >
      <div className={classes['form']}>
        <div className={classes['picture']}>
          <PhotoCircle
            person={shown}
            initials={initials}
            busy={busy}
            onRemove={current.avatarUrl ? () => choose(current.defaultAvatarId ?? 'avatar-1') : undefined}
          />
          <div>
            <UploadButton label={texts.upload} accept={IMAGE_TYPES} busy={busy} onFile={(file) => void upload(file)} />
            <p className={classes['muted']}>{texts.formats}</p>
          </div>
        </div>
        <FormError text={problem} />
        <AvatarPicker
          label={texts.presets}
          value={shown.avatarUrl ? null : (shown.defaultAvatarId ?? null)}
          onChange={choose}
          hue={member.hue}
          disabled={busy}
        />
      </div>
    </AppDialog>
  );
}
