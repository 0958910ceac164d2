import type { IncomingMessage } from 'node:http';
import { hasBody, readJsonBody, type JsonLimits } from '../platform/http';

/** Largest body of an identity call: none needs a sign-in, and all consist of a few short fields. */
const LIMITS: JsonLimits = { bytes: 8 * 1024, nodes: 100, depth: 6 };

/**
 * Reads the JSON body of an identity call, because `/identity` is served on the raw Express application. Only
 * `application/json`: another site cannot send it without a preflight. No body counts as an empty object.
 *
 * @throws DomainError INVALID or PAYLOAD_TOO_LARGE.
 */
export const readIdentityBody = async (request: IncomingMessage): Promise<unknown> =>
  hasBody(request) ? readJsonBody(request, LIMITS) : {};
