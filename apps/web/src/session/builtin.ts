import { currentSession, identity, IdentityError, sessionSettled } from './identity-api';
import { splitName } from './split-name';
import type { AuthAdapter, AuthState } from './types';

interface SessionAnswer {
  user: { id: string; email: string; name: string; image?: string | null; guestOf?: string | null };
  session?: { expiresAt?: string };
}

/** A token is renewed this long before it expires, so that it is still valid when it reaches the server. */
const SPARE_MS = 10_000;

/** Expiry of a JSON web token in milliseconds; 0 when it cannot be parsed (then it is not cached). */
function expiryOf(token: string): number {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: number;
    };
    return (payload.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

/**
 * The built-in identity service (better-auth under /identity): the session is a cookie, calls carry a bearer token that
 * lives for a minute and is exchanged for the session when needed.
 */
export function createBuiltinAdapter(
  publish: (state: AuthState) => void,
  publishUnknown: (error: unknown) => void,
): AuthAdapter {
  let token: { value: string; until: number } | null = null;
  let asking: Promise<string | null> | null = null;

  const exchange = async (): Promise<string | null> => {
    try {
      const answer = await identity<{ token: string }>('/token');
      token = { value: answer.token, until: expiryOf(answer.token) - SPARE_MS };
      return answer.token;
    } catch (error) {
      token = null;
      if (error instanceof IdentityError && error.status === 401) return null;
      throw error;
    }
  };

  const ask = async (): Promise<string | null> => {
    try {
      const first = await exchange();
      if (first !== null) return first;
      // The session may be about to be replaced.
      await sessionSettled();
      const second = (await currentSession<SessionAnswer>()) && (await exchange());
      if (second === null) publish({ status: 'signed-out', user: null });
      return second;
    } finally {
      asking = null;
    }
  };

  /** The newest check of the session; an earlier one may be answered later. */
  let newest: Promise<void> | null = null;

  return {
    getToken() {
      if (token && Date.now() < token.until) return Promise.resolve(token.value);
      // Queries that start together share one exchange.
      asking ??= ask();
      return asking;
    },
    async signOut() {
      await identity('/sign-out', {});
      token = null;
    },
    async refresh() {
      token = null;
      const own: Promise<void> = currentSession<SessionAnswer>()
        .then(stateOf)
        .then(
          (state) => own === newest && publish(state),
          (error: unknown) => own === newest && publishUnknown(error),
        )
        .then(() => undefined);
      newest = own;
      await own;
      if (own !== newest) await newest;
    },
  };
}

const stateOf = (session: SessionAnswer | null): AuthState =>
  session
    ? {
        status: 'signed-in',
        user: {
          id: session.user.id,
          email: session.user.email,
          ...splitName(session.user.name),
          imageUrl: session.user.image ?? null,
          ...(session.user.guestOf && { isGuest: true }),
        },
        ...(session.session?.expiresAt && { until: Date.parse(session.session.expiresAt) }),
      }
    : { status: 'signed-out', user: null };
