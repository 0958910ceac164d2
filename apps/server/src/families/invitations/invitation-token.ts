import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 24;
const MAILED = /^[A-Za-z0-9_-]{54}$/;
const LINK = /^[A-Za-z0-9_-]{64}$/;

/** The token of a mailed invitation, and its stored hash. */
export interface InvitationToken {
  kind: 'mailed';
  familyId: string;
  token: string;
  hash: Buffer;
}

/** The token of a family's link: it works like the invite code. */
export interface LinkToken {
  kind: 'link';
  familyId: string;
  /** The family's secret. */
  link: string;
  /** The inviting member according to the link; informational only. */
  from: string;
}

/** The token starts with the family's id, so that finding the invitation is a look-up within one family. */
export function newInvitationToken(familyId: string): InvitationToken {
  const token = Buffer.concat([bytesOf(familyId), randomBytes(SECRET_BYTES)]).toString('base64url');
  return { kind: 'mailed', familyId, token, hash: hashOf(token) };
}

/** The token of a family's link as one of its members passes it on. */
export const linkToken = ({ familyId, link, from }: Omit<LinkToken, 'kind'>): string =>
  Buffer.concat([familyId, link, from].map(bytesOf)).toString('base64url');

/** @returns null for anything malformed. */
export function readInvitationToken(given: string): InvitationToken | LinkToken | null {
  const token = given.trim();
  const bytes = Buffer.from(token, 'base64url');
  const id = (index: number): string => idOf(bytes.subarray(index * ID_BYTES, (index + 1) * ID_BYTES));
  if (LINK.test(token)) return { kind: 'link', familyId: id(0), link: id(1), from: id(2) };
  return MAILED.test(token) ? { kind: 'mailed', familyId: id(0), token, hash: hashOf(token) } : null;
}

/** Whether a link contains the family's current secret. */
export const isPresentLink = ({ link }: LinkToken, family: { inviteLink: string }): boolean =>
  timingSafeEqual(bytesOf(link), bytesOf(family.inviteLink));

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
