import type { IncomingHttpHeaders } from 'node:http';
import type { RequestCredentials } from '../platform/auth';
import { unauthenticated } from '../platform/errors';
import type { Origins } from '../platform/http';

/**
 * The bearer token of a request, null when there is no Authorization header.
 *
 * @throws DomainError UNAUTHENTICATED for any other scheme or an empty token.
 */
export function bearerToken(headers: IncomingHttpHeaders): string | null {
  if (headers.authorization === undefined) return null;
  const token = /^Bearer +([^\s]+) *$/i.exec(headers.authorization)?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/** The value of one cookie as sent (not decoded); the first wins when a name stands twice. */
export function cookieValue(headers: IncomingHttpHeaders, name: string): string | null {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A cookie is sent by the browser whoever made the page, so a cookie alone may only read. Sockets count as writes:
 * they start with a GET and may do anything afterwards.
 *
 * @throws DomainError FORBIDDEN when the request does not prove that it comes from our own pages.
 */
export function assertCookieAllowed({ headers, method }: RequestCredentials, origins: Origins): void {
  if (SAFE_METHODS.has(method) && headers.upgrade === undefined) return;
  origins.assertOwnPage(headers);
}

/** Cookies for a browser that came over TLS although no PUBLIC_URL says so: they stay off lines without it. */
export function cookiesFor(origin: string, cookies: readonly string[]): string[] {
  const add = origin.startsWith('https:') ? '; Secure' : '';
  return cookies.map((cookie) => (/;\s*secure(;|$)/i.test(cookie) ? cookie : cookie + add));
}
