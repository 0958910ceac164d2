import { useMutation } from '@apollo/client/react';
import { FALLBACK_AVATAR_ID } from '@homefold/domain';
import { SetAvatarDocument } from '../../graphql/set-up/generated';
import { useViewer } from '../../graphql/use-viewer';
import { cacheProfile } from '../../graphql/viewer-cache';

/** The face that the set-up shows of somebody who has chosen none. */
export const SHOWN_FACE = FALLBACK_AVATAR_ID;

/**
 * Saves the face that the set-up has shown, for somebody who comes into a family without having chosen one. Not before: whoever
 * takes over a member keeps the picture that the family gave that member.
 */
export function useShownFace(): () => Promise<void> {
  const { me } = useViewer();
  const [setAvatar] = useMutation(SetAvatarDocument, {
    update: (cache, { data }) => data && cacheProfile(cache, data.setAvatar),
  });
  const hasFace = Boolean(me?.profile?.avatarUrl ?? me?.profile?.defaultAvatarId);
  return async () => {
    if (!hasFace) await setAvatar({ variables: { input: { defaultAvatarId: SHOWN_FACE } } });
  };
}
