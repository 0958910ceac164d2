import { readStoredJson, store } from '../storage/stored';
import type { AuthUser } from './types';

/** Session length for providers that do not report one, in milliseconds. */
const USUAL_MS = 7 * 24 * 60 * 60 * 1000;

interface Remembered {
  user: AuthUser;
  until: number;
}

/**
 * Stores the signed-in user for offline starts.
 * @param until end of the session in milliseconds; the user is not remembered for longer
 */
export function rememberUser(user: AuthUser, until = Date.now() + USUAL_MS): void {
  store('known', JSON.stringify({ user, until } satisfies Remembered));
}

/** The last user whose session has not expired; null when there is none. */
export function rememberedUser(): AuthUser | null {
  const { user, until } = (readStoredJson('known') ?? {}) as Partial<Remembered>;
  return user && until !== undefined && until > Date.now() ? user : null;
}
