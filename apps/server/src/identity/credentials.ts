import type { IncomingHttpHeaders } from 'node:http';
import type { RequestCredentials } from '../platform/auth';
import { unauthenticated } from '../platform/errors';
import type { Origins } from '../platform/http';

/**
 * The bearer token of a request; null without an Authorization header.
 *
 * @throws DomainError UNAUTHENTICATED for any other scheme or an empty token.
 */
export function bearerToken(headers: IncomingHttpHeaders): string | null {
  if (headers.authorization === undefined) return null;
  const token = /^Bearer +([^\s]+) *$/i.exec(headers.authorization)?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/** The raw value of a cookie (not decoded); the first one wins. */
export function cookieValue(headers: IncomingHttpHeaders, name: string): string | null {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers attach cookies to requests of any page, so a cookie alone may only read. Sockets count as writes: they start
 * with a GET but may do anything afterwards.
 *
 * @throws DomainError FORBIDDEN when the request is not proven to come from our own pages.
 */
export function assertCookieAllowed({ headers, method }: RequestCredentials, origins: Origins): void {
  if (SAFE_METHODS.has(method) && headers.upgrade === undefined) return;
  origins.assertOwnPage(headers);
}

/** Marks cookies Secure for a browser that came over TLS, even without PUBLIC_URL. */
export function cookiesFor(origin: string, cookies: readonly string[]): string[] {
  const add = origin.startsWith('https:') ? '; Secure' : '';
  return cookies.map((cookie) => (/;\s*secure(;|$)/i.test(cookie) ? cookie : cookie + add));
}
