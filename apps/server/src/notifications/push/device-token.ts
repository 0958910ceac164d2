import { createECDH } from 'node:crypto';
import { invalid } from '../../platform/errors';
import { FetchProblem, isPublicAddress, webAddress } from '../../platform/safe-fetch';
import type { PushPlatform } from './push.types';

/** The needed parts of a push subscription (`PushSubscription.toJSON()`). */
export interface WebSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Longer ones are invalid; an FCM token has some 160 characters, an APNs one 64 to 200. */
const NATIVE = /^[\w:.-]{32,512}$/;
const MAX_LENGTH = 8_192;
const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/**
 * The canonical form in which a device's token is stored and compared.
 *
 * @param given a browser's subscription, as JSON or object; or an app's token
 * @param allowed `host:port` of push services allowed in a private network or over http
 * @returns `address`: identifies the device, `token`: what is needed to send to it
 * @throws DomainError INVALID (field `token`)
 */
export function readToken(
  platform: PushPlatform,
  given: unknown,
  allowed: readonly string[],
): { address: string; token: string } {
  if (platform === 'web') {
    const subscription = readSubscription(given, allowed);
    return { address: subscription.endpoint, token: JSON.stringify(subscription) };
  }
  const token = typeof given === 'string' ? given.trim() : '';
  if (!NATIVE.test(token)) throw junk();
  return { address: token, token };
}

/** Parses a stored subscription. */
export const storedSubscription = (token: string): WebSubscription => JSON.parse(token) as WebSubscription;

/** The identifying address in a stored token: no app's token is JSON. */
export const addressOf = (token: string): string =>
  token.startsWith('{') ? storedSubscription(token).endpoint : token;

function readSubscription(given: unknown, allowed: readonly string[]): WebSubscription {
  const parsed = typeof given === 'string' ? parse(given) : given;
  if (!isObject(parsed) || !isObject(parsed['keys'])) throw junk();
  const { endpoint, keys } = parsed;
  const { p256dh, auth } = keys as Record<string, unknown>;
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') throw junk();
  return {
    endpoint: pushService(endpoint, allowed),
    keys: { p256dh: publicPoint(p256dh), auth: bytes(auth, AUTH_BYTES).toString('base64url') },
  };
}

/**
 * Validates a push service's address: https, and not in this server's own network. Names are resolved when something is
 * sent, by the rules of `SafeFetch`; here only the URL itself is checked.
 */
function pushService(endpoint: string, allowed: readonly string[]): string {
  let url: URL;
  try {
    url = webAddress(endpoint);
  } catch (error) {
    if (error instanceof FetchProblem) throw junk();
    throw error;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (allowed.includes(`${url.hostname}:${port}`)) return url.href;
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  const isName = host.includes('.') && !/\.(?:local|localhost|internal|lan|home|arpa)$/i.test(host);
  if (url.protocol !== 'https:' || url.port !== '' || !(isAddress ? isPublicAddress(host) : isName)) throw junk();
  return url.href;
}

/** The browser's public key: an uncompressed point on P-256. Anything else would make every delivery fail. */
function publicPoint(text: string): string {
  const point = bytes(text, POINT_BYTES);
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    probe.computeSecret(point);
  } catch {
    throw junk();
  }
  return point.toString('base64url');
}

function bytes(text: string, length: number): Buffer {
  const decoded = BASE64URL.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  if (decoded.length !== length) throw junk();
  return decoded;
}

function parse(text: string): unknown {
  if (text.length > MAX_LENGTH) throw junk();
  try {
    return JSON.parse(text);
  } catch {
    throw junk();
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const junk = () => invalid('token', 'This is not a valid push token or subscription.');
