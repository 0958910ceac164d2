/** Reserved TLD that never resolves (RFC 2606). */
const NOWHERE = '.invalid';

/** An address for a server-created account, e.g. `emma@3f9c.invalid`; `household` makes it unique. */
export const guestAddress = (name: string, household: string): string => `${name}@${household}${NOWHERE}`;

/** Whether it is a guest address: it receives no mail, and its account sends none. */
export const isGuestAddress = (email: string): boolean => email.trim().toLowerCase().endsWith(NOWHERE);
