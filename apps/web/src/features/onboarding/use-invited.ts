import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { toPublicError } from '../../graphql/errors';
import { InvitePreviewDocument } from './generated';
import type { InvitePreviewQuery } from './generated';

type Invitation = InvitePreviewQuery['invitePreview'];

/** Whether the invitation leaves nothing to ask once the profile is saved. */
export const asksNothing = ({ membershipId, claimableMembers, needsApproval }: Invitation): boolean =>
  !needsApproval && (membershipId !== null || claimableMembers.length === 0);

/**
 * The invitation that the set-up follows.
 * @param onUsed it leads nowhere, or the user wants another family: forget it
 * @param joined it has done what it was for
 */
export function useInvited(token: string | null, onUsed: () => void, joined: boolean) {
  const { data, error } = useQuery(InvitePreviewDocument, { variables: { token }, skip: token === null || joined });
  const [kept, setKept] = useState<Invitation | null>(null);
  const invitation = kept ?? ((token !== null && data?.invitePreview) || null);
  // The wizard's last picture is about the family that was joined, whose invitation is forgotten by then.
  if (joined && invitation && !kept) setKept(invitation);
  const refusal = error && toPublicError(error).code;
  useEffect(() => {
    // Expired or withdrawn: a code can still be typed.
    if (refusal) onUsed();
  }, [refusal, onUsed]);
  return { invitation, isInvited: token !== null || kept !== null, other: onUsed };
}
