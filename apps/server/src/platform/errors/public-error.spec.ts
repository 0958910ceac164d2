import { BadRequestException, HttpException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import { ERROR_CODES, errorKind, httpStatus } from '@homefold/domain';
import { GraphQLError, buildSchema, graphql, parse } from 'graphql';
import { DatabaseError } from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { DomainError, conflict, forbidden, invalid, notFound, rateLimited, unauthenticated } from './domain-error';
import { graphqlErrorBody, toPublicError } from './public-error';
import { restErrorBody } from './http-error.filter';

const SECRET = 'password=hunter2';

const pgError = (code: string) => {
  const error = new DatabaseError(SECRET, SECRET.length, 'error');
  return Object.assign(error, { code, detail: SECRET });
};
const bySystem = (code: string) => Object.assign(new Error(SECRET), { code });
const httpError = (status: number, expose: boolean, type?: string) =>
  Object.assign(new Error(SECRET), { status, expose, type });
const seen = (thrown: unknown) => {
  const { status, code, kind, internal } = toPublicError(thrown);
  return [status, code, kind, internal];
};

describe('public errors', () => {
  it.each<[string, unknown, number, string, boolean]>([
    ['a refusal without a sign-in', unauthenticated(), 401, 'UNAUTHENTICATED', false],
    ['a refusal by role', forbidden(), 403, 'FORBIDDEN', false],
    ['nothing there', notFound('Event'), 404, 'NOT_FOUND', false],
    ['bad input', invalid('title', 'Title is required'), 400, 'INVALID', false],
    ['a conflict with a code of its own', conflict('VERSION_CONFLICT', 'x'), 409, 'VERSION_CONFLICT', false],
    ['a limit', rateLimited(3), 429, 'RATE_LIMITED', false],
    ['a lock', new DomainError('locked', 'FEATURE_LOCKED', 'x'), 403, 'FEATURE_LOCKED', false],
    ['too much', new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', 'x'), 413, 'PAYLOAD_TOO_LARGE', false],
    [
      'too much, said as bad input',
      new DomainError('invalid', 'PAYLOAD_TOO_LARGE', 'x'),
      413,
      'PAYLOAD_TOO_LARGE',
      false,
    ],
    ['unavailable', new DomainError('unavailable', 'UNAVAILABLE', 'x'), 503, 'UNAVAILABLE', false],

    ["Nest's 404", new NotFoundException(), 404, 'NOT_FOUND', false],
    ["Nest's 400", new BadRequestException('x'), 400, 'INVALID', false],
    ["Nest's 413", new PayloadTooLargeException(), 413, 'PAYLOAD_TOO_LARGE', false],
    ['a throttled call', new ThrottlerException(), 429, 'RATE_LIMITED', false],
    ['a status nobody listed', new HttpException('x', 418), 418, 'INVALID', false],
    ["a library's 500", new HttpException(SECRET, 500), 500, 'INTERNAL', true],
    ["a library's 502", new HttpException(SECRET, 502), 500, 'INTERNAL', true],

    ['JSON that is none', httpError(400, true, 'entity.parse.failed'), 400, 'INVALID', false],
    ['a body too large', httpError(413, true, 'entity.too.large'), 413, 'PAYLOAD_TOO_LARGE', false],
    ['an unknown charset', httpError(415, false), 415, 'INVALID', false],
    ['a hidden 500', httpError(500, false), 500, 'INTERNAL', true],

    ['a racing insert', pgError('23505'), 409, 'CONFLICT', false],
    ['a serialization failure', pgError('40001'), 409, 'CONFLICT', false],
    ['a deadlock', pgError('40P01'), 409, 'CONFLICT', false],
    ['a racing insert through TypeORM', new QueryFailedError('q', [], pgError('23505')), 409, 'CONFLICT', false],
    ['text that is not a uuid', pgError('22P02'), 400, 'INVALID', false],
    ['a number out of range', pgError('22003'), 400, 'INVALID', false],
    ['a NUL in a text', pgError('22021'), 400, 'INVALID', false],
    ['a missing table', pgError('42P01'), 500, 'INTERNAL', true],
    ['a policy that refuses', pgError('42501'), 500, 'INTERNAL', true],
    ['a foreign key that is broken', pgError('23503'), 500, 'INTERNAL', true],
    ['a database that shuts down', pgError('57P01'), 503, 'UNAVAILABLE', true],
    ['a database that starts', pgError('57P03'), 503, 'UNAVAILABLE', true],
    ['no connection left', pgError('53300'), 503, 'UNAVAILABLE', true],
    ['a full disk', pgError('53100'), 503, 'UNAVAILABLE', true],
    ['a full disk through TypeORM', new QueryFailedError('q', [], pgError('53100')), 503, 'UNAVAILABLE', true],
    ['no memory left for a query', pgError('53200'), 503, 'UNAVAILABLE', true],
    ['a disk that cannot be read', pgError('58030'), 503, 'UNAVAILABLE', true],
    ['a query that took too long', pgError('57014'), 503, 'UNAVAILABLE', true],
    ['a full disk of our own', bySystem('ENOSPC'), 503, 'UNAVAILABLE', true],
    ['no file handles left', bySystem('EMFILE'), 503, 'UNAVAILABLE', true],
    ['nobody listening', bySystem('ECONNREFUSED'), 503, 'UNAVAILABLE', true],
    ['a cut line', bySystem('ECONNRESET'), 503, 'UNAVAILABLE', true],
    ['a host that is gone', bySystem('ENOTFOUND'), 503, 'UNAVAILABLE', true],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 503, 'UNAVAILABLE', true],
    ['a line lost meanwhile', new Error('Connection terminated unexpectedly'), 503, 'UNAVAILABLE', true],
    [
      'a line lost before',
      new Error('Client has encountered a connection error and is not queryable'),
      503,
      'UNAVAILABLE',
      true,
    ],
    ['a line TypeORM gave back', new QueryRunnerAlreadyReleasedError(), 503, 'UNAVAILABLE', true],

    ['a bug', new TypeError(SECRET), 500, 'INTERNAL', true],
    ['a string', SECRET, 500, 'INTERNAL', true],
    ['an object', { message: SECRET, status: 'x' }, 500, 'INTERNAL', true],
    ['null', null, 500, 'INTERNAL', true],
    ['undefined', undefined, 500, 'INTERNAL', true],
    ['another code', bySystem('ERR_ASSERTION'), 500, 'INTERNAL', true],
  ])('%s', (_, thrown, status, code, internal) => {
    const error = toPublicError(thrown);
    expect(error).toMatchObject({ status, code, internal });
    expect(JSON.stringify(restErrorBody(error, 'id'))).not.toContain('hunter2');
    expect(JSON.stringify(graphqlErrorBody(error, 'id'))).not.toContain('hunter2');
    // GraphQL's wrapper makes no difference.
    const wrapped = new GraphQLError(SECRET, {
      originalError: thrown instanceof Error ? thrown : undefined,
      path: ['x'],
    });
    if (thrown instanceof Error) expect(seen(wrapped)).toEqual(seen(thrown));
  });

  it.each(ERROR_CODES)('maps %s to its HTTP status', (code) => {
    const kind = errorKind(code);
    expect(seen(new DomainError(kind, code, 'x')).slice(0, 3)).toEqual([httpStatus(kind), code, kind]);
  });

  it('names the one character that PostgreSQL text cannot hold', () => {
    expect(toPublicError(new QueryFailedError('q', [], pgError('22021'))).message).toContain('U+0000');
  });

  it('are the same through both APIs', () => {
    const error = toPublicError(conflict('VERSION_CONFLICT', 'Changed', { current: { version: 2 } }));
    const { error: message, ...rest } = restErrorBody(error, 'request-1');
    const { extensions, message: text } = graphqlErrorBody(error, 'request-1');
    expect(text).toBe(message);
    expect(extensions).toEqual({ ...rest, kind: 'conflict' });
    expect(rest).not.toHaveProperty('requestId');
    const internal = toPublicError(new Error(SECRET));
    expect(restErrorBody(internal, 'request-1')).toMatchObject({ requestId: 'request-1' });
    expect(graphqlErrorBody(internal, 'request-1').extensions).toMatchObject({ requestId: 'request-1' });
  });
});

describe("GraphQL's own errors", () => {
  const schema = buildSchema('enum E { one } type Query { e(n: Int!): E }');
  const run = async (source: string, rootValue: object = {}, variableValues = {}) =>
    (await graphql({ schema, source, rootValue, variableValues })).errors?.[0];

  it('are INVALID when the query is at fault', async () => {
    const syntax = (() => {
      try {
        return parse('{');
      } catch (error) {
        return error;
      }
    })();
    expect(seen(syntax)).toEqual([400, 'INVALID', 'invalid', false]);
    expect(seen(await run('{ nope }'))).toEqual([400, 'INVALID', 'invalid', false]);
    expect(seen(await run('{ e(n: "x") }'))).toEqual([400, 'INVALID', 'invalid', false]);
    expect(seen(await run('query ($n: Int!) { e(n: $n) }', {}, { n: 'x' }))).toEqual([
      400,
      'INVALID',
      'invalid',
      false,
    ]);
    const late = await run('query ($n: Int = 1) { e(n: $n) }', {}, { n: null });
    expect(seen(late)).toEqual([400, 'INVALID', 'invalid', false]);
  });

  it('are INTERNAL when one of our values does not fit the schema', async () => {
    const misfit = await run('{ e(n: 1) }', { e: () => SECRET });
    expect(misfit?.message).toContain(SECRET);
    expect(toPublicError(misfit)).toMatchObject({ status: 500, code: 'INTERNAL', internal: true });
  });
});
