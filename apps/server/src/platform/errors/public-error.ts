import { HttpException } from '@nestjs/common';
import { httpStatus, type ErrorCode, type ErrorKind } from '@homefold/domain';
import { GraphQLError } from 'graphql';
import { DomainError } from './domain-error';

/** The public form of a failure, identical on both APIs. */
export interface PublicError {
  kind: ErrorKind;
  status: number;
  code: ErrorCode;
  message: string;
  field?: string;
  details?: Record<string, unknown>;
  /** The cause is internal: it belongs in the log and nowhere else. */
  internal: boolean;
}

const kindOfStatus: Record<number, [ErrorKind, ErrorCode]> = {
  400: ['invalid', 'INVALID'],
  401: ['unauthenticated', 'UNAUTHENTICATED'],
  403: ['forbidden', 'FORBIDDEN'],
  404: ['not-found', 'NOT_FOUND'],
  405: ['invalid', 'INVALID'],
  409: ['conflict', 'CONFLICT'],
  413: ['invalid', 'PAYLOAD_TOO_LARGE'],
  415: ['invalid', 'INVALID'],
  429: ['rate-limited', 'RATE_LIMITED'],
  503: ['unavailable', 'UNAVAILABLE'],
};

const internalError: PublicError = {
  kind: 'internal',
  status: 500,
  code: 'INTERNAL',
  message: 'Something went wrong. Please try again.',
  internal: true,
};

/**
 * PostgreSQL error classes that mean "not now" rather than "never": lost connections (08), read-only during a failover,
 * insufficient resources (53: disk, memory, connections), statement timeout, shutdown and start-up, and I/O errors.
 */
const UNAVAILABLE_STATES = /^(08|25006|53|55P03|57014|57P0[123]|58030)/;
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOMEM',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
]);
/** Full disk, as reported by PostgreSQL and the operating system. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const unavailable = (message = 'Homefold is briefly unavailable. Please try again.'): PublicError => ({
  ...fromHttp(503, message),
  internal: true,
});
/** Retrying does not help; only the operator can fix it. */
const storageFull = () =>
  unavailable(
    'Homefold cannot save anything at the moment: its storage is full. Please tell the person who runs this server.',
  );

/** Messages without a code from the driver and TypeORM about a lost connection or a connection timeout. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|connection timeout|Query runner already released/i;
/** The one character PostgreSQL text cannot hold. */
const NUL_IN_TEXT = '22021';
/** PostgreSQL states that a concurrent caller causes: serialization failure, deadlock, unique violation. */
const conflictStates = new Set(['40001', '40P01', '23505']);

/** Turns anything thrown into its public form. The one place that decides what leaks: nothing unknown. */
export function toPublicError(thrown: unknown): PublicError {
  const error = unwrap(thrown);
  if (error instanceof DomainError)
    return {
      kind: error.kind,
      status: error.code === 'PAYLOAD_TOO_LARGE' ? 413 : httpStatus(error.kind),
      code: error.code,
      message: error.message,
      ...error.extras,
      internal: error.kind === 'internal',
    };
  if (error instanceof HttpException) return fromHttp(error.getStatus(), sentenceOf(error.message));
  if (error instanceof GraphQLError) return fromGraphQL(error, thrown);
  if (isHttpError(error))
    return fromHttp(error.status, bodyErrors[error.type ?? ''] ?? (error.expose ? error.message : undefined));
  const state = (error as { code?: unknown } | null)?.code;
  if (typeof state === 'string') {
    if (DISK_FULL.has(state)) return storageFull();
    if (UNAVAILABLE_STATES.test(state) || UNAVAILABLE_SYSTEM.has(state)) return unavailable();
    if (conflictStates.has(state))
      return fromHttp(409, 'Somebody else changed this at the same moment. Please try again.');
    if (state === NUL_IN_TEXT) return fromHttp(400, 'A text must not contain the character U+0000.');
    // numeric or date out of range, invalid text representation: bad input that reached the database
    if (state.startsWith('22')) return fromHttp(400, 'A value is not valid.');
  }
  if (error instanceof Error && connectionLost.test(error.message)) return unavailable();
  return internalError;
}

/** The framework's own messages: for a path that no route has, and for one with a broken escape. */
function sentenceOf(message: string): string {
  if (/^Cannot [A-Z]+ \//.test(message)) return 'There is no such call.';
  return message.startsWith('Failed to decode param') ? 'The address is not valid.' : message;
}

/** TypeORM wraps the driver's error; GraphQL wraps the resolver's. */
function unwrap(thrown: unknown): unknown {
  const seen = thrown as { driverError?: unknown; originalError?: unknown } | null;
  if (thrown instanceof GraphQLError && seen?.originalError) return unwrap(seen.originalError);
  if (seen?.driverError) return seen.driverError;
  return thrown;
}

/** The body parser's messages are for programmers, and quote the body. */
const bodyErrors: Record<string, string> = {
  'entity.parse.failed': 'The request body is not valid JSON.',
  'entity.too.large': 'The request is too large.',
};

function isHttpError(error: unknown): error is { status: number; expose: boolean; message: string; type?: string } {
  return typeof (error as { status?: unknown } | null)?.status === 'number' && 'expose' in (error as object);
}

function fromHttp(status: number, message?: string): PublicError {
  const known = kindOfStatus[status];
  if (!known) return status < 500 ? { ...fromHttp(400, message), status } : internalError;
  return { kind: known[0], code: known[1], status, message: message ?? 'The request is not valid.', internal: false };
}

/** Errors raised by GraphQL itself: syntax, validation, limits, variables of the wrong type. */
function fromGraphQL(error: GraphQLError, thrown: unknown): PublicError {
  const code = error.extensions['code'];
  // Raised below a resolver and without a location in the query: one of our values does not fit the schema.
  if (error !== thrown && !error.nodes && (thrown as GraphQLError).path) return internalError;
  if (code === 'INTERNAL_SERVER_ERROR' && !(error.nodes && error.nodes.length > 0) && !error.source)
    return internalError;
  return { ...fromHttp(400, error.message) };
}

/** The `extensions` of every refused GraphQL operation, with the same content as over REST. */
export function graphqlErrorBody(error: PublicError, requestId: string | undefined) {
  return {
    message: error.message,
    extensions: {
      code: error.code,
      kind: error.kind,
      ...(error.field ? { field: error.field } : {}),
      ...(error.details ? { details: error.details } : {}),
      ...(error.internal && requestId ? { requestId } : {}),
    },
  };
}
