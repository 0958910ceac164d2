import type { z } from 'zod';
import type { RateLimit } from '../../platform/limits';
import { identityInputs } from './inputs';

/** A call of better-auth that is open to the outside. */
export interface LibraryRoute {
  /** Checks and cleans the body before the library sees it. */
  readonly input?: z.ZodType<Record<string, unknown>>;
  /** Limit per address of an account, beside better-auth's own limit per network address. */
  readonly perEmail?: RateLimit;
  /** Answer no sooner than this, so that the time does not tell whether an account exists. */
  readonly floorMs?: number;
  /** True when the answer's `token` is meant for the caller (the 60-second bearer token). */
  readonly keepToken?: boolean;
}

/**
 * Everything of better-auth that is reachable, by method and path below `/identity`. What is not listed (social sign-in,
 * account linking, e-mail change, its own account deletion, its error page) answers 404.
 */
export const libraryRoutes: Readonly<Record<string, LibraryRoute>> = {
  'POST /sign-up/email': { input: identityInputs.signUp },
  // 20 tries in ten minutes stop a guesser with many network addresses and hardly lock out the owner
  'POST /sign-in/email': { input: identityInputs.signIn, perEmail: { limit: 20, windowSeconds: 600 } },
  'POST /sign-out': { input: identityInputs.nothing },
  'POST /request-password-reset': {
    input: identityInputs.requestReset,
    perEmail: { limit: 5, windowSeconds: 3600 },
    floorMs: 250,
  },
  'POST /reset-password': { input: identityInputs.reset },
  'POST /change-password': { input: identityInputs.changePassword },
  'POST /update-user': { input: identityInputs.updateUser },
  'POST /revoke-sessions': { input: identityInputs.nothing },
  'POST /revoke-other-sessions': { input: identityInputs.nothing },
  'GET /get-session': {},
  'GET /token': { keepToken: true },
};
