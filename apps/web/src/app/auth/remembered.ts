import type { AuthUser } from './types';

/** With the prefix of what belongs to a person: it goes when somebody signs out or the session ends. */
const KEY = 'homefold-user-known';
/** For providers that do not say when a session ends, in milliseconds. */
const USUAL_MS = 7 * 24 * 60 * 60 * 1000;

interface Remembered {
  user: AuthUser;
  until: number;
}

/**
 * Notes who the server said is signed in, for starts without a network.
 * @param until end of the session in milliseconds; nobody is known on this device for longer than the server knows them
 */
export function rememberUser(user: AuthUser, until = Date.now() + USUAL_MS): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ user, until } satisfies Remembered));
  } catch {
    // Storage is blocked: without a network nobody is known.
  }
}

/** Who used this browser last and whose session still runs; null when nobody is known. */
export function rememberedUser(): AuthUser | null {
  try {
    const { user, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>;
    return user && until !== undefined && until > Date.now() ? user : null;
  } catch {
    return null;
  }
}
