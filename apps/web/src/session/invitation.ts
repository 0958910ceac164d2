import { readStoredJson, store } from '../storage/stored';
import { call } from './identity-api';
import { readInvite } from './invite';

/** What an invitation says before anybody has signed in. */
export interface Invitation {
  familyName: string;
  /** null when they have left the family. */
  invitedBy: string | null;
  /** Where the invitation was mailed to; null for a link. */
  email: string | null;
  /** An admin has to agree. */
  needsApproval: boolean;
  /** How the signed-in user, if any, stands to the family. */
  standing: 'none' | 'member' | 'elsewhere';
}

/**
 * Asks what the link of an invitation leads to.
 * @throws IdentityError: INVITE_CODE_UNKNOWN, DEMO_FAMILY, RATE_LIMITED; TypeError when the server cannot be reached
 */
export const openInvitation = (token: string): Promise<Invitation> => call('/api/invitation', { token });

/** Keeps an invitation while the person signs up: its token, and what it says. */
export function storeInvite(token: string, { familyName, invitedBy, email, needsApproval }: Invitation): void {
  store('invite', token);
  store('invitedTo', JSON.stringify({ familyName, invitedBy, email, needsApproval }));
}

/** What that invitation says, or null. */
export function readInvitedTo(): Omit<Invitation, 'standing'> | null {
  const stored = readInvite() === null ? null : (readStoredJson('invitedTo') as Partial<Invitation> | null);
  if (typeof stored?.familyName !== 'string') return null;
  const { familyName, invitedBy = null, email = null, needsApproval = false } = stored;
  return { familyName, invitedBy, email, needsApproval };
}
