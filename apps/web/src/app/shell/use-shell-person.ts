import { fullName, memberInitials } from '@homefold/domain';
import { useViewer } from '../../graphql/use-viewer';
import type { AvatarPerson } from '../../ui/people/member-avatar';
import { useAuth } from '../../session/auth-store';

/** The signed-in user for the shell: from their membership, else the profile, else the session. */
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
