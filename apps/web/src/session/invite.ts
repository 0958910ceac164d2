import { forgetStored, readStored } from '../storage/stored';

/* The preview of an invitation is in session/invitation.ts, which the first screens do not load. */

/** The token of the invitation this browser was opened with, or null. Clear it once it was used or refused. */
export const readInvite = (): string | null => readStored('invite');

/** Forgets the invitation. */
export function clearInvite(): void {
  forgetStored('invite');
  forgetStored('invitedTo');
}
