import { useSyncExternalStore } from 'react';
import { loadAppConfig, resetAppConfig } from './app-config';
import { IdentityError } from './identity-api';
import { clearUserData, forgetUnsaved, noteUser, hasStoredUser } from './local-data';
import { rememberedUser, rememberUser } from './remembered';
import type { AuthAdapter, AuthState, AuthUser } from './types';

const LOADING: AuthState = { status: 'loading', user: null };
let state: AuthState = LOADING;
let adapter: AuthAdapter | null = null;
let starting: Promise<void> | null = null;
let leaving = false;
const listeners = new Set<() => void>();

const same = (a: AuthUser | null, b: AuthUser | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Called by adapters with the current session. A change of user clears the previous one's local data. */
export function publishAuth(next: AuthState): void {
  if (next.user && !next.unverified) rememberUser(next.user, next.until);
  if (next.status === state.status && next.unverified === state.unverified && same(next.user, state.user)) return;
  if (next.user) noteUser(next.user.id);
  // Also if nobody was signed in: another tab may have signed out, or this one was closed during the clean-up.
  else if (next.status === 'signed-out') clearUserData(state.user !== null || hasStoredUser());
  state = next;
  for (const listener of listeners) listener();
}

/** Not a refusal: the server could not be reached. */
const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine ||
  error instanceof TypeError ||
  (error instanceof IdentityError && [502, 503, 504].includes(error.status));

/**
 * Called by adapters when the session could not be checked. Offline, the last signed-in user is assumed (their data on this
 * device stays readable) until the server issues a token again.
 */
export function publishUnknown(error: unknown): void {
  const user = isUnreachable(error) ? rememberedUser() : null;
  publishAuth(user ? { status: 'signed-in', user, unverified: true } : { status: 'error', user: null });
}

/** Checks the session again when the network returns, if it could not be checked before. */
function onOnline(): void {
  if (state.status === 'error' || state.unverified) void refreshAuth();
}

/** Called by adapters that live in the component tree (Clerk), and by tests. */
export function installAdapter(next: AuthAdapter | null): void {
  adapter = next;
}

/**
 * Reads the configuration and starts the built-in adapter, loaded only when it is in use. Clerk's adapter needs its
 * provider in the tree and starts from auth-root.tsx. Call again after an error to retry.
 */
export function startAuth(): Promise<void> {
  window.addEventListener('online', onOnline);
  if (state.status === 'error') publishAuth(LOADING);
  starting ??= (async () => {
    try {
      // The default adapter is tiny: loading it in parallel saves a round trip.
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

/** Checks the session again: after a failure, or after a sign-in through the forms. */
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
  // The provider itself may have been unreachable at the start.
  if (!adapter && state.unverified) await startAuth();
  if (!adapter && state.unverified) throw new TypeError('The identity provider was not loaded.');
  const token = adapter ? await adapter.getToken() : null;
  if (token && state.unverified) void refreshAuth();
  return token;
}

/**
 * Ends the session and deletes everything that this browser stores about the user, including queued writes. Rejects when
 * the provider failed; nothing is deleted then.
 */
export async function signOut(): Promise<void> {
  if (!adapter) throw new Error('Not signed in');
  await leave(adapter.signOut());
}

/** The same after the account was deleted: its session is gone, so the provider may refuse to end it. */
export async function forgetAccount(): Promise<void> {
  await leave(adapter?.signOut().catch(() => undefined));
}

async function leave(signedOut: Promise<void> | undefined): Promise<void> {
  leaving = true;
  const { user } = state;
  try {
    await signedOut;
    if (user) await forgetUnsaved(user.id);
    publishAuth({ status: 'signed-out', user: null });
  } finally {
    leaving = false;
  }
}

/** True during sign-out: the server then ends the user's streams, which must not trigger a refetch. */
export const isSigningOut = (): boolean => leaving;

/** For tests: resets to the initial state. */
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

/** The current user and the session's actions. */
export function useAuth(): AuthState & { getToken: typeof getToken; signOut: typeof signOut } {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    // For the prerendered landing page, whose session is not known yet.
    () => LOADING,
  );
  return { ...current, getToken, signOut };
}

/** Whether the user is a guest of the demo, who may still create an account and see its forms. */
export const useIsGuest = (): boolean => useAuth().user?.isGuest === true;

/** The state outside React. */
export const authState = (): AuthState => state;
