import type { IncomingMessage } from 'node:http';
import { DomainError, invalid } from '../platform/errors';

/**
 * Reads a request's body as text, because `/identity` is served before the application's body parsers.
 *
 * @param limit bytes; a longer body is refused without reading it to the end.
 * @throws DomainError PAYLOAD_TOO_LARGE (413).
 */
export async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a JSON body. Only `application/json`: a page of another site cannot send it without asking first.
 * No body is an empty object.
 *
 * @throws DomainError INVALID or PAYLOAD_TOO_LARGE.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const text = await readText(request, limit);
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw invalid('content-type', 'Send the body as application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'The body is not valid JSON.');
  }
}

const tooLarge = () => new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', 'The request is too large.');
