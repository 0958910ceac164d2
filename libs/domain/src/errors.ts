/** Kinds of errors, which determine the HTTP status and how a screen reacts. */
export type ErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'rate-limited'
  | 'payload-too-large'
  | 'locked'
  | 'unavailable'
  | 'internal';

/** The general code of each kind, used when no domain code is more specific. */
const GENERAL_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID',
  'CONFLICT',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'FEATURE_LOCKED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

/** Codes of single domains; each belongs to one kind (see `errorKind`). */
const DOMAIN_CODES = [
  'NO_FAMILY',
  'ALREADY_IN_FAMILY',
  'LAST_ADMIN',
  'INVITE_CODE_UNKNOWN',
  'JOIN_PENDING',
  'SYSTEM_EVENT',
  'VERSION_CONFLICT',
  'GUEST_ACCOUNT',
  'DEMO_FAMILY',
] as const;

/** Every code a client can meet in `code` (REST) or `extensions.code` (GraphQL). */
export const ERROR_CODES = [...GENERAL_CODES, ...DOMAIN_CODES] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

const STATUS: Record<ErrorKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 400,
  conflict: 409,
  'rate-limited': 429,
  'payload-too-large': 413,
  locked: 403,
  unavailable: 503,
  internal: 500,
};

const KIND: Record<ErrorCode, ErrorKind> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  INVALID: 'invalid',
  CONFLICT: 'conflict',
  RATE_LIMITED: 'rate-limited',
  PAYLOAD_TOO_LARGE: 'payload-too-large',
  FEATURE_LOCKED: 'locked',
  UNAVAILABLE: 'unavailable',
  INTERNAL: 'internal',
  NO_FAMILY: 'conflict',
  ALREADY_IN_FAMILY: 'conflict',
  LAST_ADMIN: 'conflict',
  INVITE_CODE_UNKNOWN: 'not-found',
  JOIN_PENDING: 'conflict',
  SYSTEM_EVENT: 'conflict',
  VERSION_CONFLICT: 'conflict',
  GUEST_ACCOUNT: 'forbidden',
  DEMO_FAMILY: 'forbidden',
};

/** The HTTP status a kind of error is answered with. */
export const httpStatus = (kind: ErrorKind): number => STATUS[kind];

/** The kind a code belongs to. */
export const errorKind = (code: ErrorCode): ErrorKind => KIND[code];

/** Whether a string is one of our codes (what arrives over the wire is any string). */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(KIND, value);
