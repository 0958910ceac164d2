import { forbidden } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';
import type { Viewer } from './viewer';

const idParameters = ['userId', 'user_id'];
const idHeaders = ['x-user-id', 'user-id', 'x-user-email', 'x-user-name'];

/** Header values are bytes: names beyond ASCII arrive as UTF-8 that Node decodes as Latin-1, or percent-encoded. */
function spellings(value: string): string[] {
  const read = [value, Buffer.from(value, 'latin1').toString('utf8')];
  try {
    return [...read, decodeURIComponent(value)];
  } catch {
    return read;
  }
}

/**
 * Documented calls carry the caller's user id in many places. It is accepted but never trusted: absent or the caller's
 * own is fine, any other id in the query or headers is refused.
 *
 * @throws DomainError FORBIDDEN
 */
export function assertOwnIds(request: AppRequest, viewer: Viewer): void {
  for (const name of idParameters) assertOwnId(request.query[name], viewer);
  const own: Record<string, string> = {
    'x-user-id': viewer.userId,
    'user-id': viewer.userId,
    'x-user-email': viewer.email,
    'x-user-name': viewer.name,
  };
  for (const name of idHeaders) {
    const value = request.headers[name];
    if (value !== undefined && !spellings(String(value)).includes(own[name] ?? ''))
      throw forbidden(`The ${name} header is not yours.`);
  }
}

/** Checks a body the same way, an object or a list. @throws DomainError FORBIDDEN */
export function assertOwnBodyIds(body: object, viewer: Viewer): void {
  for (const name of idParameters) assertOwnId((body as Record<string, unknown>)[name], viewer);
}

function assertOwnId(value: unknown, viewer: Viewer): void {
  if (value !== undefined && value !== null && value !== '' && value !== viewer.userId)
    throw forbidden('The user id is not yours.');
}
