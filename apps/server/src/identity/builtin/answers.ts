import {
  DomainError,
  conflict,
  forbidden,
  invalid,
  notFound,
  rateLimited,
  unauthenticated,
} from '../../platform/errors';

/** Messages for better-auth's error codes. */
const refusals: Record<string, () => DomainError> = {
  INVALID_EMAIL_OR_PASSWORD: () => unauthenticated('Email or password is not right. Please try again.'),
  USER_ALREADY_EXISTS: emailTaken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
  // e.g. two concurrent sign-ups of one address: the second violates the unique key
  FAILED_TO_CREATE_USER: () => conflict('CONFLICT', 'The account could not be created. Please try again.'),
  INVALID_EMAIL: () => invalid('email', 'Please enter a valid email address.'),
  INVALID_PASSWORD: () => invalid('currentPassword', 'The current password is not right.'),
  PASSWORD_TOO_SHORT: () => invalid('newPassword', 'The password is too short.'),
  PASSWORD_TOO_LONG: () => invalid('newPassword', 'The password is too long.'),
  INVALID_CODE: codeIsWrong,
  INVALID_BACKUP_CODE: codeIsWrong,
  INVALID_TWO_FACTOR_COOKIE: () => unauthenticated('This sign-in took too long. Please sign in again.'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => unauthenticated('Too many wrong codes. Please sign in again.'),
  TOTP_ALREADY_ENABLED: () => conflict('CONFLICT', 'An authenticator app is already set up. Remove it first.'),
  TOTP_NOT_ENABLED: noApp,
  TWO_FACTOR_NOT_ENABLED: noApp,
  BACKUP_CODES_NOT_ENABLED: noApp,
  CHALLENGE_NOT_FOUND: () => invalid('response', 'This took too long. Please try again.'),
  PASSKEY_NOT_FOUND: () => unauthenticated('Homefold does not know this passkey. It may have been removed.'),
  AUTHENTICATION_FAILED: passkeyIsWrong,
  FAILED_TO_VERIFY_REGISTRATION: passkeyIsWrong,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: () =>
    invalid('response', 'You have signed in as somebody else in the meantime.'),
  PASSKEY_NOT_VERIFIED: () =>
    invalid('response', 'Your device must check your fingerprint, your face or a PIN. Please use one that does.'),
  INVALID_TOKEN: linkIsOver,
  USER_NOT_FOUND: linkIsOver,
};

function codeIsWrong(): DomainError {
  return invalid('code', 'The code is not right. Please try again.');
}

function passkeyIsWrong(): DomainError {
  return invalid('response', 'The passkey could not be checked. Please try again.');
}

function noApp(): DomainError {
  return conflict('CONFLICT', 'No authenticator app is set up yet. Please set one up first.');
}

function emailTaken(): DomainError {
  return new DomainError(
    'conflict',
    'CONFLICT',
    'There is already an account with this email address. Try signing in.',
    {
      field: 'email',
    },
  );
}

function linkIsOver(): DomainError {
  return invalid('token', 'This link has expired or was already used. Please ask for a new one.');
}

/** better-auth answers 500 when its tables cannot be read or written. */
export const unavailable = () =>
  new DomainError('unavailable', 'UNAVAILABLE', 'Homefold is briefly unavailable. Please try again.');

/** Maps a refusal of better-auth to ours. Unknown codes are mapped by status; none of its text is passed on. */
export function refusalOf(status: number, body: unknown, retryAfter: string | null): DomainError {
  const code = (body as { code?: unknown } | null)?.code;
  const known = typeof code === 'string' ? refusals[code] : undefined;
  if (known) return known();
  if (status === 429) return rateLimited(Math.max(1, Number(retryAfter) || 60));
  if (status === 401) return unauthenticated();
  if (status === 403) return forbidden();
  if (status === 404) return notFound('Page');
  if (status === 409) return conflict('CONFLICT', 'Somebody else changed this at the same moment. Please try again.');
  if (status < 500) return invalid('body', 'The request is not valid.');
  return unavailable();
}

/**
 * Removes the session's secret, which belongs in the HttpOnly cookie only, from an answer of better-auth: at the top
 * level (sign-in, sign-up, change-password) and inside `session` (get-session).
 */
export function withoutSecrets(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const { token: _secret, session, ...rest } = body as Record<string, unknown>;
  return session === undefined ? rest : { ...rest, session: withoutSecrets(session) };
}
