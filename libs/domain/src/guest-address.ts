/** Nothing below it ever exists (RFC 2606). */
const NOWHERE = '.invalid';

/** An address for an account that nobody signed up for, e.g. `emma@3f9c.invalid`; `household` makes it unique. */
export const guestAddress = (name: string, household: string): string => `${name}@${household}${NOWHERE}`;

/** Whether an address is such a one: no mail reaches it, and whoever has it sends none. */
export const isGuestAddress = (email: string): boolean => email.trim().toLowerCase().endsWith(NOWHERE);
