import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{54}$/;

/** An unguessable token for people who cannot sign in, and the hash to look it up by. */
export interface FamilyToken {
  familyId: string;
  token: string;
  /** SHA-256 of the token. */
  hash: Buffer;
}

/** The family's id followed by 192 random bits; the id makes it a look-up within one family. */
export function newFamilyToken(familyId: string): FamilyToken {
  const id = Buffer.from(familyId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { familyId, token, hash: hashOf(token) };
}

/** @returns null for anything malformed. */
export function readFamilyToken(token: string): FamilyToken | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  const familyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { familyId, token, hash: hashOf(token) };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
