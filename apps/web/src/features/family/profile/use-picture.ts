import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { t } from '../../../messages/family';
import { toPublicError } from '../../../graphql/errors';
import { SetAvatarDocument } from '../../../graphql/set-up/generated';
import { imageProblem, uploadImage } from '../../../graphql/pictures/upload-image';
import { errorText } from '../../../graphql/use-domain-form';
import { useViewer } from '../../../graphql/use-viewer';
import { cacheProfile } from '../../../graphql/viewer-cache';
import type { AvatarPerson } from '../../../ui/people/member-avatar';
import { useToasts } from '../../../ui/toasts/toasts';

const texts = t.family.picture;

interface Problem {
  text: string;
  hint?: string;
}

/**
 * The viewer's picture and its actions. A chosen file is shown at once; if it cannot be uploaded or saved, the previous
 * picture is restored, with the documented message.
 */
export function usePicture(): {
  person: AvatarPerson;
  busy: boolean;
  problem: Problem | null;
  choose: (presetId: string) => Promise<void>;
  upload: (file: File) => Promise<void>;
} {
  const { me } = useViewer();
  const toasts = useToasts();
  const [preview, setPreview] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [save] = useMutation(SetAvatarDocument, {
    update: (cache, { data }) => data && cacheProfile(cache, data.setAvatar),
  });
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const { profile, membership } = me ?? {};
  const saved = {
    displayName: profile?.displayName || membership?.displayName || me?.name || me?.email || '',
    avatarUrl: profile?.avatarUrl ?? null,
    defaultAvatarId: profile?.defaultAvatarId ?? null,
    hue: membership?.hue ?? ('plum' as const),
  };
  const person: AvatarPerson = preview
    ? { ...saved, avatarUrl: preview }
    : chosen
      ? { ...saved, avatarUrl: null, defaultAvatarId: chosen }
      : saved;

  const choose = async (presetId: string): Promise<void> => {
    setProblem(null);
    setChosen(presetId);
    try {
      await save({ variables: { input: { defaultAvatarId: presetId } } });
    } catch (thrown) {
      setProblem({ text: errorText(toPublicError(thrown)) });
    } finally {
      setChosen(null);
    }
  };

  const upload = async (file: File): Promise<void> => {
    const wrong = imageProblem(file);
    setProblem(wrong ? { text: wrong } : null);
    if (wrong) return;
    setPreview(URL.createObjectURL(file));
    try {
      const { publicId } = await uploadImage(file);
      await save({ variables: { input: { publicId } } }).catch((thrown: unknown) => {
        throw new Error(texts.notSaved, { cause: thrown });
      });
      toasts.success(texts.uploaded);
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : t.common.errors.generic;
      setProblem(
        message === texts.notSaved ? { text: message } : { text: texts.failed(message), hint: texts.failedHint },
      );
    } finally {
      setPreview(null);
    }
  };

  return { person, busy: preview !== null, problem, choose, upload };
}
