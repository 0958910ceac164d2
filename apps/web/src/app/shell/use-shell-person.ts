import { fullName, memberInitials } from '@homefold/domain';
import { useViewer } from '../../graphql/use-viewer';
import type { AvatarPerson } from '../../ui/member-avatar';
import { useAuth } from '../auth/auth-store';

/** The signed-in person as the frame shows them: as the family sees them, else by profile, else by sign-in. */
export function useShellPerson(): AvatarPerson & { fullName: string; initials: string | undefined } {
  const { me, members } = useViewer();
  const { user } = useAuth();
  const { membership, profile } = me ?? {};
  const shown = membership ?? profile;
  const name = (shown && fullName(shown)) || (user && fullName(user)) || me?.name || me?.email || '';
  return {
    displayName: shown?.displayName || name,
    avatarUrl: shown?.avatarUrl ?? null,
    defaultAvatarId: shown?.defaultAvatarId ?? null,
    hue: membership?.hue ?? 'plum',
    fullName: name,
    initials: membership ? memberInitials(members).get(membership.id) : undefined,
  };
}
