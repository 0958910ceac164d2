import { createHmac, timingSafeEqual } from 'node:crypto';

/** Base64 of an HMAC-SHA-256. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

const signatureOf = (value: string, secret: string): Buffer => createHmac('sha256', secret).update(value).digest();

/**
 * Re-signs cookies signed with the previous secret the way better-auth does, so that people stay signed in during a
 * rotation of `SECRET`. The browser receives the new signature when its session is next extended.
 */
export function signedAnew(header: string, { from, to }: { from: string; to: string }): string {
  return header
    .split(';')
    .map((pair) => {
      const at = pair.indexOf('=');
      const signed = decoded(pair.slice(at + 1).trim());
      const dot = signed?.lastIndexOf('.') ?? -1;
      if (at < 0 || !signed || dot < 1 || !SIGNATURE.test(signed.slice(dot + 1))) return pair;
      const value = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1), 'base64');
      if (!timingSafeEqual(given, signatureOf(value, from))) return pair;
      return `${pair.slice(0, at)}=${encodeURIComponent(`${value}.${signatureOf(value, to).toString('base64')}`)}`;
    })
    .join(';');
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
