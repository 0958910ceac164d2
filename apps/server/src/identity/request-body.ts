import type { IncomingMessage } from 'node:http';
import { hasBody, readJsonBody, type JsonLimits } from '../platform/http';

/** Largest body of any identity call: none needs a sign-in, and none has more than a handful of short fields. */
const LIMITS: JsonLimits = { bytes: 8 * 1024, nodes: 100, depth: 6 };

/**
 * Reads the JSON body of an identity call, because `/identity` is served on the raw Express application. Only
 * `application/json`: a page of another site cannot send it without asking first. No body is an empty object.
 *
 * @throws DomainError INVALID or PAYLOAD_TOO_LARGE.
 */
export const readIdentityBody = async (request: IncomingMessage): Promise<unknown> =>
  hasBody(request) ? readJsonBody(request, LIMITS) : {};
