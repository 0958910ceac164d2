import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { toPublicError } from '../../graphql/errors';
import { InvitePreviewDocument } from './generated';
import type { InvitePreviewQuery } from './generated';

type Invitation = InvitePreviewQuery['invitePreview'];

/** Whether the invitation leaves nothing to ask once the profile is saved. */
export const needsNoQuestions = ({ membershipId, claimableMembers, needsApproval }: Invitation): boolean =>
  !needsApproval && (membershipId !== null || claimableMembers.length === 0);

/** Final refusals of an invitation for this user; other failures, such as no network, are temporary. */
const REFUSALS: ReadonlySet<string> = new Set(['INVITE_CODE_UNKNOWN', 'DEMO_FAMILY', 'GUEST_ACCOUNT']);

/**
 * The invitation used by the set-up.
 * @param onUsed called when it was used or refused, or the user wants another family: discards it
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
    // Expired or revoked: a code can still be typed.
    if (isRefused) onUsed();
  }, [isRefused, onUsed]);
  return {
    invitation,
    isInvited: token !== null || kept !== null,
    /** The invitation's preview has not loaded yet. */
    isAwaited: isWanted && invitation === null && !isRefused,
    isLooking: loading,
    retry: () => void refetch().catch(() => undefined),
    other: onUsed,
    joined: (): void => {
      // The wizard's last step is about the joined family and keeps the steps that led there.
      setKept(invitation);
      onUsed();
    },
  };
}
