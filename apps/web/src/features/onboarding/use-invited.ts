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
 * @param onUsed it has done what it was for or leads nowhere, or the user wants another family: forget it
 */
export function useInvited(token: string | null, onUsed: () => void) {
  const { data, error } = useQuery(InvitePreviewDocument, { variables: { token }, skip: token === null });
  const [kept, setKept] = useState<Invitation | null>(null);
  const invitation = kept ?? ((token !== null && data?.invitePreview) || null);
  const refusal = error && toPublicError(error).code;
  useEffect(() => {
    // Expired or withdrawn: a code can still be typed.
    if (refusal) onUsed();
  }, [refusal, onUsed]);
  const joined = (): void => {
    // The wizard's last picture is about the family that was joined, and has the steps that led there.
    setKept(invitation);
    onUsed();
  };
  return { invitation, isInvited: token !== null || kept !== null, other: onUsed, joined };
}
