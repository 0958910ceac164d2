import { readStoredJson, store } from '../storage/stored';
import { call } from './identity-api';
import { readInvite } from './invite';

/** The public preview of an invitation. */
export interface Invitation {
  familyName: string;
  /** null when they have left the family. */
  invitedBy: string | null;
  /** Email address that the invitation was mailed to; null for a shared link. */
  email: string | null;
  /** An admin has to agree. */
  needsApproval: boolean;
  /** The signed-in user's relation to the family, if any. */
  standing: 'none' | 'member' | 'elsewhere';
}

/**
 * Requests the preview of an invitation link.
 * @throws IdentityError: INVITE_CODE_UNKNOWN, DEMO_FAMILY, RATE_LIMITED; TypeError when the server cannot be reached
 */
export const openInvitation = (token: string): Promise<Invitation> => call('/api/invitation', { token });

/** Stores an invitation while the person signs up: its token and its preview. */
export function storeInvite(token: string, { familyName, invitedBy, email, needsApproval }: Invitation): void {
  store('invite', token);
  store('invitedTo', JSON.stringify({ familyName, invitedBy, email, needsApproval }));
}

/** The preview of the stored invitation, or null. */
export function readInvitedTo(): Omit<Invitation, 'standing'> | null {
  const stored = readInvite() === null ? null : (readStoredJson('invitedTo') as Partial<Invitation> | null);
  if (typeof stored?.familyName !== 'string') return null;
  const { familyName, invitedBy = null, email = null, needsApproval = false } = stored;
  return { familyName, invitedBy, email, needsApproval };
}
