import { readStoredJson, store } from '../../storage/stored';
import type { AuthUser } from './types';

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
  store('known', JSON.stringify({ user, until } satisfies Remembered));
}

/** Who used this browser last and whose session still runs; null when nobody is known. */
export function rememberedUser(): AuthUser | null {
  const { user, until } = (readStoredJson('known') ?? {}) as Partial<Remembered>;
  return user && until !== undefined && until > Date.now() ? user : null;
}
