import { earlyFetch } from './early-requests';

/** A refusal by the identity service as a product error: `field` is the invalid parameter of the call. */
export class IdentityError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/**
 * Calls the built-in identity service, with the browser's session cookie.
 * @throws IdentityError when it refuses; TypeError (from fetch) when it cannot be reached.
 */
export function identity<T>(path: string, body?: Record<string, unknown>): Promise<T> {
  const answer = call<T>(`/identity${path}`, body);
  if (body) {
    begun += 1;
    changing.add(answer);
    answer.catch(() => undefined).finally(() => changing.delete(answer));
  }
  return answer;
}

/** Calls in flight that may replace or end the session, and how many there have been. */
const changing = new Set<Promise<unknown>>();
let begun = 0;

/** Resolves when no pending call may replace the session's cookie. */
export const sessionSettled = (): Promise<unknown> => Promise.allSettled(changing);

/**
 * The session of this browser; null without one. A new password or second factor replaces it. A refusal during that
 * time may be about the old cookie, so the session is requested again afterwards.
 */
export async function currentSession<Session>(): Promise<Session | null> {
  const before = changing.size > 0 ? -1 : begun;
  const session = await identity<Session | null>('/get-session');
  if (session || before === begun) return session;
  await sessionSettled();
  return identity<Session | null>('/get-session');
}

/**
 * Signs this browser in to a new copy of the demo family (the server sets the session cookie).
 * @param timeZone of the new family
 * @throws like `identity`
 */
export const openDemo = (timeZone: string): Promise<void> => call('/api/demo', { timeZone });

/** A call of one of our own JSON APIs, with the session's cookie. @throws like `identity` */
export async function call<T>(path: string, body?: Record<string, unknown>): Promise<T> {
  const response = await (body ? fetch : earlyFetch)(path, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    const { code, field, error } = (data ?? {}) as { code?: string; field?: string; error?: string };
    throw new IdentityError(response.status, code ?? '', error ?? response.statusText, field);
  }
  return data as T;
}
