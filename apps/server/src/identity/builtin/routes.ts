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
  readonly limit?: 'sign-in' | 'reset' | 'own-password' | 'own-code';
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
    summary: 'Opens an account and signs in: sets the session cookie. 409 (field `email`) when the address is taken.',
    input: identityInputs.signUp,
    provesOwner: true,
    forGuests: true,
  },
  'POST /sign-in/email': {
    summary: 'Signs in: sets the session cookie. 401 alike for a wrong password and an unknown address.',
    input: identityInputs.signIn,
    limit: 'sign-in',
    provesOwner: true,
    forGuests: true,
  },
  'POST /sign-out': {
    summary: 'Ends the session of the cookie.',
    input: identityInputs.nothing,
    endsSessions: true,
    forGuests: true,
  },
  'POST /request-password-reset': {
    summary: 'Mails a link to choose a new password. Answers alike whether or not the account exists.',
    input: identityInputs.requestReset,
    limit: 'reset',
    forGuests: true,
    floorMs: 250,
  },
  'POST /reset-password': {
    summary: 'Replaces a password with the token of a mailed link, once, and ends every session of the account.',
    input: identityInputs.reset,
    provesOwner: true,
    forGuests: true,
  },
  'POST /change-password': {
    summary: 'Replaces the own password and ends every other session.',
    input: identityInputs.changePassword,
    limit: 'own-password',
    endsSessions: true,
  },
  'POST /two-factor/enable': {
    summary:
      'Begins to set up an authenticator app: `{ totpURI, backupCodes }`. Nothing changes before a code of it is verified. ' +
      '409 while there is one.',
    input: identityInputs.ownPassword,
    limit: 'own-password',
  },
  'POST /two-factor/verify-totp': {
    summary:
      'The second step of a sign-in, or the end of setting up an app, which ends every other session. 400 (field `code`) ' +
      'for a wrong or used code; 401 after five of them: sign in again.',
    input: identityInputs.code,
    limit: 'own-code',
    provesOwner: true,
    forGuests: true,
    endsSessions: true,
  },
  'POST /two-factor/verify-backup-code': {
    summary: 'The second step of a sign-in with one of the recovery codes, each of which works once.',
    input: identityInputs.recoveryCode,
    limit: 'own-code',
    provesOwner: true,
    forGuests: true,
  },
  'POST /two-factor/generate-backup-codes': {
    summary: 'Replaces the recovery codes: `{ backupCodes }`, shown this once.',
    input: identityInputs.ownPassword,
    limit: 'own-password',
  },
  'POST /two-factor/disable': {
    summary: 'Removes the authenticator app and ends every other session.',
    input: identityInputs.ownPassword,
    limit: 'own-password',
    endsSessions: true,
  },
  'POST /passkey/generate-register-options': {
    summary:
      'Begins to add a passkey: the options for `navigator.credentials.create`, good for five minutes and one answer. 409 under an ' +
      'address at which browsers allow none, and with 20 passkeys.',
    input: identityInputs.passkeyBegin,
    limit: 'own-password',
    endsSessions: false,
    asksPassword: true,
    ceremony: true,
    method: 'GET',
  },
  'POST /passkey/verify-registration': {
    summary:
      'Adds the passkey that the browser has made, under a name. 400 (field `response`) when it cannot be checked.',
    input: identityInputs.passkeyAdd,
    ceremony: true,
    answer: () => ({ status: true }),
  },
  'GET /passkey/generate-authenticate-options': {
    summary:
      'Begins a sign-in with a passkey: the options for `navigator.credentials.get`, good for five minutes and one answer.',
    ceremony: true,
    forGuests: true,
    // the library only prefers it
    answer: (options) => ({ ...(options as object), userVerification: 'required' }),
  },
  'POST /passkey/verify-authentication': {
    summary:
      'Signs in with a passkey: sets the session cookie. No code is asked for afterwards. 401 for a passkey that is unknown or was ' +
      'removed, 400 (field `response`) when its answer cannot be checked.',
    input: identityInputs.passkeySignIn,
    ceremony: true,
    provesOwner: true,
    forGuests: true,
  },
  'POST /update-user': { summary: 'Changes the own name.', input: identityInputs.updateUser },
  'POST /revoke-sessions': {
    summary: 'Ends every session of the caller.',
    input: identityInputs.nothing,
    endsSessions: true,
    forGuests: true,
  },
  'POST /revoke-other-sessions': {
    summary: 'Ends every session of the caller but this one.',
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
    summary: 'Exchanges the session cookie for a bearer token of 60 seconds: `{ token }`.',
    keepToken: true,
    forGuests: true,
  },
};

/** Our own calls, which better-auth offers only with session secrets in the answer. */
export const ownRoutes = {
  'GET /list-sessions': { summary: 'The devices on which the caller is signed in, newest first, 100 at most.' },
  'GET /sign-in-methods': {
    summary: 'How the caller signs in: `{ authenticatorApp, recoveryCodesLeft }`.',
  },
  'GET /list-passkeys': {
    summary: 'The passkeys of the caller, newest first: `[{ id, name, createdAt, lastUsedAt }]`.',
  },
  'POST /rename-passkey': {
    summary: 'Gives one passkey of the caller another name. 404 for any other.',
    input: identityInputs.passkeyRename,
  },
  'POST /remove-passkey': {
    summary: 'Removes one passkey of the caller and ends every other session. 404 for any other.',
    input: identityInputs.passkeyRemove,
  },
  'POST /revoke-session': {
    summary: 'Ends one session of the caller by its id. 404 for any other.',
    input: identityInputs.revokeSession,
  },
} as const satisfies Record<string, IdentityRoute>;
