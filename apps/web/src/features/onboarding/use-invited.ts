import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { toPublicError } from '../../graphql/errors';
import { InvitePreviewDocument } from './generated';
import type { InvitePreviewQuery } from './generated';

type Invitation = InvitePreviewQuery['invitePreview'];

/** Whether the invitation leaves nothing to ask once the profile is saved. */
export const asksNothing = ({ membershipId, claimableMembers, needsApproval }: Invitation): boolean =>
  !needsApproval && (membershipId !== null || claimableMembers.length === 0);

/** The invitation leads nowhere for this user; anything else, such as no network, may be over in a moment. */
const REFUSALS: ReadonlySet<string> = new Set(['INVITE_CODE_UNKNOWN', 'DEMO_FAMILY', 'GUEST_ACCOUNT']);

/**
 * The invitation that the set-up follows.
 * @param onUsed it has done what it was for or leads nowhere, or the user wants another family: forget it
 */
export function useInvited(token: string | null, onUsed: () => void) {
  const isWanted = token !== null;
  const { data, error, loading, refetch } = useQuery(InvitePreviewDocument, {
    variables: { token },
    skip: !isWanted,
    notifyOnNetworkStatusChange: true,
  });
  const [kept, setKept] = useState<Invitation | null>(null);
  const invitation = kept ?? ((token !== null && data?.invitePreview) || null);
  const isRefused = error !== undefined && REFUSALS.has(toPublicError(error).code);
  useEffect(() => {
    // Expired or withdrawn: a code can still be typed.
    if (isRefused) onUsed();
  }, [isRefused, onUsed]);
  return {
    invitation,
    isInvited: token !== null || kept !== null,
    /** It is not known yet what the invitation says. */
    isAwaited: isWanted && invitation === null && !isRefused,
    isLooking: loading,
    retry: () => void refetch().catch(() => undefined),
    other: onUsed,
    joined: (): void => {
      // The wizard's last picture is about the family that was joined, and has the steps that led there.
      setKept(invitation);
      onUsed();
    },
  };
}
