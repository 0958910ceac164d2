import type { ErrorCode, ErrorKind } from '@homefold/domain';

export interface ErrorExtras {
  /** The input field that is wrong, by its API name. */
  field?: string;
  /** Whatever a client needs to react, never internals. */
  details?: Record<string, unknown>;
}

/** An expected refusal. Everything a service throws on purpose is one of these. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: ErrorCode,
    message: string,
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

export const unauthenticated = (message = 'Please sign in.') =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', message);

export const forbidden = (message = 'You are not allowed to do this.') =>
  new DomainError('forbidden', 'FORBIDDEN', message);

/** A demo guest asks for something that needs a real account. */
export const guestAccount = (
  message = 'The demo ends here. Create your own account to go on with a family of your own.',
) => new DomainError('forbidden', 'GUEST_ACCOUNT', message);

/** Another family's row and a row that does not exist get the same answer (product rule 3). */
export const notFound = (what: string) => new DomainError('not-found', 'NOT_FOUND', `${what} not found`);

export const invalid = (field: string, message: string) => new DomainError('invalid', 'INVALID', message, { field });

export const conflict = (code: ErrorCode, message: string, details?: Record<string, unknown>) =>
  new DomainError('conflict', code, message, { details });

export const rateLimited = (retryAfterSeconds: number) =>
  new DomainError('rate-limited', 'RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.', {
    details: { retryAfterSeconds },
  });
