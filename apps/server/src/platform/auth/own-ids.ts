import { forbidden, notFound } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';
import type { Viewer } from './viewer';

const idParameters = ['userId', 'user_id'];
/** Also as a list in a query: `family_id[]`. */
const FAMILY_PARAMETER = /^family_?id(?:\[\])?$/i;
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
 * own is fine, any other id in the query or headers is refused. A query names no other family either.
 *
 * @throws DomainError FORBIDDEN, NOT_FOUND for another family
 */
export function assertOwnIds(request: AppRequest, viewer: Viewer): void {
  for (const name of idParameters) assertOwnId(request.query[name], viewer);
  assertOwnFamilies(request.query, viewer);
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

/**
 * The other member whose id is in a row that is sent back whole: with its version and the time of its creation, which no
 * documented call has. The route has to check that it is the member who created the row (`assertOwner`).
 */
export function ownerOfRow(body: object, viewer: Viewer): string | undefined {
  const { version, created_at: at, createdAt = at, ...row } = body as Record<string, unknown>;
  if (typeof version !== 'number' || typeof createdAt !== 'string') return undefined;
  const owner = idParameters.map((name) => row[name]).find((id) => typeof id === 'string' && id !== '');
  return typeof owner === 'string' && owner !== viewer.userId ? owner : undefined;
}

/** @param userId of the member who created the row @throws DomainError FORBIDDEN */
export function assertOwner(sentOwner: string | undefined, userId: string | null): void {
  if (sentOwner !== undefined && sentOwner !== userId) throw notYours();
}

const notYours = () => forbidden('The user id is not yours.');

/** Checks a body the same way, an object or a list. @throws DomainError FORBIDDEN, NOT_FOUND for another family */
export function assertOwnBodyIds(body: object, viewer: Viewer): void {
  for (const name of idParameters) assertOwnId((body as Record<string, unknown>)[name], viewer);
  assertOwnFamilies(body, viewer);
}

/**
 * Documented calls name the family of a row, which is always the caller's: another one does not exist for them (product
 * rule 3), at whatever depth of a query or a body of any route.
 *
 * @throws DomainError NOT_FOUND
 */
export function assertOwnFamilies(sent: object, viewer: Viewer): void {
  const waiting: object[] = [sent];
  for (let each = waiting.pop(); each; each = waiting.pop())
    for (const [name, value] of Object.entries(each)) {
      if (isFamilyParameter(name)) assertOwnFamily(value, viewer.familyId);
      if (typeof value === 'object' && value !== null) waiting.push(value as object);
    }
}

/** @throws DomainError NOT_FOUND */
export function assertOwnFamily(value: unknown, familyId: string | null): void {
  if (value === undefined || value === null || value === '') return;
  // a name that a query repeats is a list
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (!ids.every((id) => typeof id === 'string' && id.trim().toLowerCase() === familyId)) throw notFound('Family');
}

/** Whether a parameter of this name names a family. */
export const isFamilyParameter = (name: string): boolean => FAMILY_PARAMETER.test(name);

function assertOwnId(value: unknown, viewer: Viewer): void {
  if (value !== undefined && value !== null && value !== '' && value !== viewer.userId) throw notYours();
}
