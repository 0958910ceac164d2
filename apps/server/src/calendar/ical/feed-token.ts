import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const SECRET_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{54}$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the private address of a calendar carries, and what is stored to find it by. */
export interface FeedToken {
  familyId: string;
  token: string;
  /** SHA-256 of the token. */
  hash: Buffer;
}

/** 192 random bits behind the family's id, which makes finding the feed a look-up within one family. */
export function newFeedToken(familyId: string): FeedToken {
  const id = Buffer.from(familyId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { familyId, token, hash: hashOf(token) };
}

/** @returns null for what cannot be a token at all. */
export function readFeedToken(token: string): FeedToken | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  const familyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { familyId, token, hash: hashOf(token) };
}

/**
 * The token as it is stored to be shown again: AES-256-GCM under a key of the server's secret, bound to the membership, so
 * that a copy of the database alone opens nobody's calendar.
 */
export function sealFeedToken(token: string, membershipId: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(membershipId));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @returns null when it was sealed under another secret, or for somebody else. */
export function openFeedToken(sealed: Buffer, membershipId: string, secret: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(membershipId))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'homefold calendar feed', 32));
