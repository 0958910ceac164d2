import type { z } from 'zod';
import { identityInputs } from './inputs';

/** A call under `/identity`, as listed in the API description. */
export interface IdentityRoute {
  /** One sentence for the API description. */
  readonly summary: string;
  /** Validates and sanitises the body; nothing else of it is passed on. */
  readonly input?: z.ZodType<Record<string, unknown>>;
}

/** A call of better-auth that is publicly reachable. */
export interface LibraryRoute extends IdentityRoute {
  /** The `SignInLimits` counter for the call, in addition to better-auth's limits per network. */
  readonly limit?: 'sign-in' | 'reset' | 'own-password' | 'code';
  /** True when a success proves the browser to be the owner's; it is known from then on. */
  readonly provesOwner?: boolean;
  /** Minimum response time, so that timing does not reveal whether an account exists. */
  readonly floorMs?: number;
  /** True when the call may end sessions of the caller: their sockets are closed. */
  readonly endsSessions?: boolean;
  /**
   * True when demo guests may call it. Default: false, since calls that change an account or its sign-in methods are
   * not for guests.
   */
  readonly forGuests?: boolean;
  /** True when `currentPassword` in the body is verified first; it is not passed on. */
  readonly asksPassword?: boolean;
  /** True when the call needs passkeys: refused under a host that they do not belong to. */
  readonly ceremony?: boolean;
  /** The library's HTTP method, where ours differs. */
  readonly method?: 'GET';
  /** Selects the public part of the library's answer; default: all of it. */
  readonly answer?: (body: unknown) => unknown;
  /** True when the answer's `token` is meant for the caller (the 60-second bearer token). */
  readonly keepToken?: boolean;
}

/**
 * Every reachable call of better-auth, by method and path below `/identity`. Anything else (social sign-in, account
 * linking, e-mail change, its own account deletion, its error page) answers 404.
 */
export const libraryRoutes: Readonly<Record<string, LibraryRoute>> = {
  'POST /sign-up/email': {
    summary: 'Creates an account and signs in: sets the session cookie. 409 (field `email`) if the address is taken.',
    input: identityInputs.signUp,
    provesOwner: true,
    forGuests: true,
  },
  'POST /sign-in/email': {
    summary:
      'Signs in: sets the session cookie. 401 for a wrong password and for an unknown address, with the same ' +
      'answer.',
    input: identityInputs.signIn,
    limit: 'sign-in',
    provesOwner: true,
    forGuests: true,
  },
  'POST /sign-out': {
    summary: 'Signs out: ends the session of the cookie.',
    input: identityInputs.nothing,
    endsSessions: true,
    forGuests: true,
  },
  'POST /request-password-reset': {
    summary: 'Mails a link to choose a new password. The answer does not reveal whether the account exists.',
    input: identityInputs.requestReset,
    limit: 'reset',
    forGuests: true,
    floorMs: 250,
  },
  'POST /reset-password': {
    summary: 'Sets a new password with the single-use token of a mailed link, and ends all sessions of the account.',
    input: identityInputs.reset,
    provesOwner: true,
    forGuests: true,
  },
  'POST /change-password': {
    summary: "Changes the caller's password and ends all other sessions.",
    input: identityInputs.changePassword,
    limit: 'own-password',
    endsSessions: true,
  },
  'POST /two-factor/enable': {
    summary:
      'Starts setting up an authenticator app: `{ totpURI, backupCodes }`. It takes effect once a code is ' +
      'verified. 409 if there is one already.',
    input: identityInputs.ownPassword,
    limit: 'own-password',
  },
  'POST /two-factor/verify-totp': {
    summary:
      'Verifies a code as the second step of a sign-in, or to finish setting up an app, which ends all other ' +
      'sessions. 400 (field `code`) for a wrong or used code; 401 after five of them, which requires signing in ' +
      'again; 429 after ten in a quarter of an hour.',
    input: identityInputs.code,
    limit: 'code',
    provesOwner: true,
    forGuests: true,
    endsSessions: true,
  },
  'POST /two-factor/verify-backup-code': {
    summary: 'Verifies a recovery code as the second step of a sign-in. Each code works once.',
    input: identityInputs.recoveryCode,
    limit: 'code',
    provesOwner: true,
    forGuests: true,
  },
  'POST /two-factor/generate-backup-codes': {
    summary: 'Replaces the recovery codes: `{ backupCodes }`, which cannot be retrieved again.',
    input: identityInputs.ownPassword,
    limit: 'own-password',
  },
  'POST /two-factor/disable': {
    summary: 'Removes the authenticator app and ends all other sessions.',
    input: identityInputs.ownPassword,
    limit: 'own-password',
    endsSessions: true,
  },
  'POST /passkey/generate-register-options': {
    summary:
      'Starts adding a passkey: options for `navigator.credentials.create`, valid for five minutes and one use. ' +
      '409 at an address where browsers do not allow passkeys, and for a 21st passkey.',
    input: identityInputs.passkeyBegin,
    limit: 'own-password',
    endsSessions: false,
    asksPassword: true,
    ceremony: true,
    method: 'GET',
  },
  'POST /passkey/verify-registration': {
    summary:
      'Adds the passkey that the browser created, under a name. 400 (field `response`) if it cannot be verified.',
    input: identityInputs.passkeyAdd,
    ceremony: true,
    answer: () => ({ status: true }),
  },
  'GET /passkey/generate-authenticate-options': {
    summary:
      'Starts a sign-in with a passkey: options for `navigator.credentials.get`, valid for five minutes and one ' +
      'use.',
    ceremony: true,
    forGuests: true,
    // the library only prefers it
    answer: (options) => ({ ...(options as object), userVerification: 'required' }),
  },
  'POST /passkey/verify-authentication': {
    summary:
      'Signs in with a passkey: sets the session cookie. No second factor is needed. 401 for a passkey that is ' +
      'unknown or was removed, 400 (field `response`) if its answer cannot be verified.',
    input: identityInputs.passkeySignIn,
    ceremony: true,
    provesOwner: true,
    forGuests: true,
  },
  'POST /update-user': { summary: "Changes the caller's name.", input: identityInputs.updateUser },
  'POST /revoke-sessions': {
    summary: 'Ends all sessions of the caller.',
    input: identityInputs.nothing,
    endsSessions: true,
    forGuests: true,
  },
  'POST /revoke-other-sessions': {
    summary: 'Ends all sessions of the caller except this one.',
    input: identityInputs.nothing,
    endsSessions: true,
    forGuests: true,
  },
  'GET /get-session': {
    summary:
      'The caller and their session, or null when nobody is signed in. `user.guestOf` names the family of a guest of the demo.',
    forGuests: true,
  },
  'GET /token': {
    summary: 'Exchanges the session cookie for a bearer token that is valid for 60 seconds: `{ token }`.',
    keepToken: true,
    forGuests: true,
  },
};

/** Our own calls, which better-auth offers only with session secrets in the answer. */
export const ownRoutes = {
  'GET /list-sessions': { summary: "The caller's sessions, one per device, newest first, at most 100." },
  'GET /sign-in-methods': {
    summary: "The caller's second factors: `{ authenticatorApp, recoveryCodesLeft }`.",
  },
  'GET /list-passkeys': {
    summary: "The caller's passkeys, newest first: `[{ id, name, createdAt, lastUsedAt }]`.",
  },
  'POST /rename-passkey': {
    summary: "Renames one of the caller's passkeys. 404 for any other.",
    input: identityInputs.passkeyRename,
  },
  'POST /remove-passkey': {
    summary: "Removes one of the caller's passkeys and ends all other sessions. 404 for any other.",
    input: identityInputs.passkeyRemove,
  },
  'POST /revoke-session': {
    summary: "Ends one of the caller's sessions. 404 for any other.",
    input: identityInputs.revokeSession,
  },
} as const satisfies Record<string, IdentityRoute>;
