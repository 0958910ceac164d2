import { useMutation } from '@apollo/client/react';
import { FALLBACK_AVATAR_ID } from '@homefold/domain';
import { SetAvatarDocument } from '../../graphql/set-up/generated';
import { useViewer } from '../../graphql/use-viewer';
import { cacheProfile } from '../../graphql/viewer-cache';

/** The default avatar that the set-up shows to somebody who has chosen none. */
export const DEFAULT_AVATAR = FALLBACK_AVATAR_ID;

/**
 * Saves the shown default avatar for somebody who joins a family without having chosen one. Not earlier, because
 * whoever claims a member keeps the picture that the family gave that member.
 */
export function useDefaultAvatar(): () => Promise<void> {
  const { me } = useViewer();
  const [setAvatar] = useMutation(SetAvatarDocument, {
    update: (cache, { data }) => data && cacheProfile(cache, data.setAvatar),
  });
  const hasFace = Boolean(me?.profile?.avatarUrl ?? me?.profile?.defaultAvatarId);
  return async () => {
    if (!hasFace) await setAvatar({ variables: { input: { defaultAvatarId: DEFAULT_AVATAR } } });
  };
}
