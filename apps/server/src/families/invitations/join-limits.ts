import { DomainError } from '../../platform/errors';

/** Limits on wrong guesses. Only unknown codes and tokens count (docs/decisions/joining.md). */
export const JOIN_LIMITS = {
  /** Wrong codes per account, from any address: there are 191 million codes. */
  codesOfUser: { limit: 10, windowSeconds: 86_400 },
  /** Wrong tokens, which are unguessable. */
  tokensOfUser: { limit: 10, windowSeconds: 900 },
  /** Both, whoever asks. */
  guessesOfNetwork: { limit: 40, windowSeconds: 900 },
} as const;

/** The key under which a network's wrong guesses are counted. */
export const joinAddress = (network: string): string => `join:address:${network}`;

const unknown = (field: string, message: string) =>
  new DomainError('not-found', 'INVITE_CODE_UNKNOWN', message, { field });

export const unknownCode = () =>
  unknown('code', 'This invite code is not valid. Please check it, or ask for a new one.');

/** The same answer whether the invitation never existed, has expired, was used or was revoked. */
export const unknownInvitation = () =>
  unknown('invitationToken', 'This invitation has expired or was already used. Please ask for a new one.');
