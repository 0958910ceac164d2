import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{54}$/;

/** The token of an invitation link, and its stored hash. */
export interface InvitationToken {
  familyId: string;
  token: string;
  hash: Buffer;
}

/** The token starts with the family's id, so that finding the invitation is a look-up within one family. */
export function newInvitationToken(familyId: string): InvitationToken {
  const id = Buffer.from(familyId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { familyId, token, hash: hashOf(token) };
}

/** @returns null for anything malformed. */
export function readInvitationToken(given: string): InvitationToken | null {
  const token = given.trim();
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  const familyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { familyId, token, hash: hashOf(token) };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
