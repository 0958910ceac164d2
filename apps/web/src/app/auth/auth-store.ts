import { useSyncExternalStore } from 'react';
import { loadAppConfig, resetAppConfig } from './app-config';
import { IdentityError } from './identity-api';
import { clearUserData, forgetWaiting, noteUser, somebodyWasHere } from './local-data';
import { rememberedUser, rememberUser } from './remembered';
import type { AuthAdapter, AuthState, AuthUser } from './types';

const LOADING: AuthState = { status: 'loading', user: null };
let state: AuthState = LOADING;
let adapter: AuthAdapter | null = null;
let starting: Promise<void> | null = null;
let leaving = false;
const listeners = new Set<() => void>();

const same = (a: AuthUser | null, b: AuthUser | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Called by adapters: who is signed in now. A change of person clears the previous person's local data. */
export function publishAuth(next: AuthState): void {
  if (next.user && !next.unverified) rememberUser(next.user, next.until);
  if (next.status === state.status && next.unverified === state.unverified && same(next.user, state.user)) return;
  if (next.user) noteUser(next.user.id);
  // Also when nobody was: another tab may have signed out, or this one was closed before everything was gone.
  else if (next.status === 'signed-out') clearUserData(state.user !== null || somebodyWasHere());
  state = next;
  for (const listener of listeners) listener();
}

/** Not a refusal: the server was not there to ask. */
const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine ||
  error instanceof TypeError ||
  (error instanceof IdentityError && [502, 503, 504].includes(error.status));

/**
 * Called by adapters: nobody could say who is signed in. Without a network it is who was signed in here last (their data on this
 * device stays readable); a token that the server gives later settles it.
 */
export function publishUnknown(error: unknown): void {
  const user = isUnreachable(error) ? rememberedUser() : null;
  publishAuth(user ? { status: 'signed-in', user, unverified: true } : { status: 'error', user: null });
}

/** Asks again what could not be answered, once there is a network. */
function onOnline(): void {
  if (state.status === 'error' || state.unverified) void refreshAuth();
}

/** Called by adapters that live in the component tree (Clerk), and by tests. */
export function installAdapter(next: AuthAdapter | null): void {
  adapter = next;
}

/**
 * Reads the configuration and starts the built-in adapter, loaded only when it is the one in use. Clerk's adapter needs
 * its provider in the tree and starts from auth-root.tsx. Calling it again after an error tries again.
 */
export function startAuth(): Promise<void> {
  window.addEventListener('online', onOnline);
  if (state.status === 'error') publishAuth(LOADING);
  starting ??= (async () => {
    try {
      // The default adapter is tiny: loading it meanwhile saves a round trip.
      const [{ identity }, { createBuiltinAdapter }] = await Promise.all([loadAppConfig(), import('./builtin')]);
      if (identity.kind !== 'builtin' || adapter) return;
      installAdapter(createBuiltinAdapter(publishAuth, publishUnknown));
      await adapter!.refresh();
    } catch (error) {
      publishUnknown(error);
    } finally {
      starting = null;
    }
  })();
  return starting;
}

/** Asks again who is signed in: after a failure, or after the forms have signed somebody in. */
export async function refreshAuth(): Promise<void> {
  if (!adapter) return startAuth();
  if (state.status === 'error') publishAuth(LOADING);
  await adapter.refresh();
}

/**
 * A bearer token for a call to the server, or null when nobody is signed in.
 * @throws TypeError when the provider cannot be reached
 */
export async function getToken(): Promise<string | null> {
  // The provider itself may have been out of reach at the start.
  if (!adapter && state.unverified) await startAuth();
  if (!adapter && state.unverified) throw new TypeError('The identity provider was not loaded.');
  const token = adapter ? await adapter.getToken() : null;
  if (token && state.unverified) void refreshAuth();
  return token;
}

/**
 * Ends the session and forgets everything that this browser keeps of the person, also changes that wait for the server.
 * Rejects when the provider failed; nothing is forgotten then.
 */
export async function signOut(): Promise<void> {
  if (!adapter) throw new Error('Not signed in');
  await leave(adapter.signOut());
}

/** The same after the account was deleted: its session went with it, so that the provider may refuse to end it. */
export async function forgetAccount(): Promise<void> {
  await leave(adapter?.signOut().catch(() => undefined));
}

async function leave(signedOut: Promise<void> | undefined): Promise<void> {
  leaving = true;
  const { user } = state;
  try {
    await signedOut;
    if (user) await forgetWaiting(user.id);
    publishAuth({ status: 'signed-out', user: null });
  } finally {
    leaving = false;
  }
}

/** True while the person signs out: the server ends their streams then, which is no reason to ask for anything again. */
export const isSigningOut = (): boolean => leaving;

/** For tests: back to the very beginning. */
export function resetAuth(): void {
  state = LOADING;
  adapter = null;
  starting = null;
  leaving = false;
  resetAppConfig();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who uses this browser, and what they can do about it. */
export function useAuth(): AuthState & { getToken: typeof getToken; signOut: typeof signOut } {
  const current = useSyncExternalStore(subscribe, () => state);
  return { ...current, getToken, signOut };
}

/** Whether a guest of the demo uses this browser. They go on by opening an account, and may see the forms for it. */
export const useIsGuest = (): boolean => useAuth().user?.isGuest === true;

/** The state outside of React. */
export const authState = (): AuthState => state;
