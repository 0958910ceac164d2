import type { z } from 'zod';
import type { RateLimit } from '../../platform/limits';
import { identityInputs } from './inputs';

/** A call under `/identity`, as the API description shows it. */
export interface IdentityRoute {
  /** One sentence for the API description. */
  readonly summary: string;
  /** Checks and cleans the body; nothing else of it goes on. */
  readonly input?: z.ZodType<Record<string, unknown>>;
}

/** A call of better-auth that is open to the outside. */
export interface LibraryRoute extends IdentityRoute {
  /** Limit per address of an account, beside better-auth's own limit per network address. */
  readonly perEmail?: RateLimit;
  /** Answer no sooner than this, so that the time does not tell whether an account exists. */
  readonly floorMs?: number;
  /** True when sessions of the caller may be over afterwards: their open sockets are closed. */
  readonly endsSessions?: boolean;
  /** True when the answer's `token` is meant for the caller (the 60-second bearer token). */
  readonly keepToken?: boolean;
}

/**
 * Everything of better-auth that is reachable, by method and path below `/identity`. What is not listed (social sign-in,
 * account linking, e-mail change, its own account deletion, its error page) answers 404.
 */
export const libraryRoutes: Readonly<Record<string, LibraryRoute>> = {
  'POST /sign-up/email': {
    summary: 'Opens an account and signs in: sets the session cookie. 409 (field `email`) when the address is taken.',
    input: identityInputs.signUp,
  },
  'POST /sign-in/email': {
    summary: 'Signs in: sets the session cookie. 401 alike for a wrong password and an unknown address.',
    input: identityInputs.signIn,
    // 20 tries in ten minutes stop a guesser with many network addresses and hardly lock out the owner
    perEmail: { limit: 20, windowSeconds: 600 },
  },
  'POST /sign-out': { summary: 'Ends the session of the cookie.', input: identityInputs.nothing, endsSessions: true },
  'POST /request-password-reset': {
    summary: 'Mails a link to choose a new password. Answers alike whether or not the account exists.',
    input: identityInputs.requestReset,
    perEmail: { limit: 5, windowSeconds: 3600 },
    floorMs: 250,
  },
  'POST /reset-password': {
    summary: 'Replaces a password with the token of a mailed link, once, and ends every session of the account.',
    input: identityInputs.reset,
  },
  'POST /change-password': {
    summary: 'Replaces the own password and ends every other session.',
    input: identityInputs.changePassword,
    endsSessions: true,
  },
  'POST /update-user': { summary: 'Changes the own name.', input: identityInputs.updateUser },
  'POST /revoke-sessions': {
    summary: 'Ends every session of the caller.',
    input: identityInputs.nothing,
    endsSessions: true,
  },
  'POST /revoke-other-sessions': {
    summary: 'Ends every session of the caller but this one.',
    input: identityInputs.nothing,
    endsSessions: true,
  },
  'GET /get-session': { summary: 'The caller and their session, or null when nobody is signed in.' },
  'GET /token': {
    summary: 'Exchanges the session cookie for a bearer token of 60 seconds: `{ token }`.',
    keepToken: true,
  },
};

/** Calls of our own, which better-auth offers with session secrets only. */
export const ownRoutes = {
  'GET /list-sessions': { summary: 'The devices on which the caller is signed in, newest first, 100 at most.' },
  'POST /revoke-session': {
    summary: 'Ends one session of the caller by its id. 404 for any other.',
    input: identityInputs.revokeSession,
  },
} as const satisfies Record<string, IdentityRoute>;
