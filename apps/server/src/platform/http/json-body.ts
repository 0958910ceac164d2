import type { IncomingMessage } from 'node:http';
import { DomainError } from '../errors/domain-error';

/** Limits of a JSON body, checked before it is parsed. */
export interface JsonLimits {
  bytes: number;
  /** Values: object members, list elements, and their containers. */
  nodes: number;
  /** Nesting depth of objects and lists. */
  depth: number;
}

/** Calls without a sign-in: a few short fields. */
export const PUBLIC_JSON: JsonLimits = { bytes: 4 * 1024, nodes: 100, depth: 5 };
/** Everything else. Ten times our longest form, and small enough to be processed within one turn of the event loop. */
export const SIGNED_IN_JSON: JsonLimits = { bytes: 128 * 1024, nodes: 5_000, depth: 16 };

const NOT_JSON = 'The request body is not valid JSON.';
const NOT_A_LONG_STRING = 'A long text in the request may only contain plain characters.';
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:; *charset *= *"?utf-?8"? *)?$/i;

/** A refusal of the body as a whole, without a field. */
const invalidBody = (message: string) => new DomainError('invalid', 'INVALID', message);

export const bodyTooLarge = () =>
  new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', 'The request is too large.');

export const isJson = ({ headers }: IncomingMessage): boolean => JSON_TYPE.test(headers['content-type'] ?? '');

/** Whether the request announces a body; an empty one counts as none. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Refuses from the headers alone what cannot be a JSON body within the limit, without reading it.
 *
 * @throws DomainError INVALID for another type or a compressed body, PAYLOAD_TOO_LARGE (413)
 */
export function assertJsonHeaders(request: IncomingMessage, bytes: number): void {
  const { headers } = request;
  if (!isJson(request)) throw invalidBody('Send the body as application/json in UTF-8.');
  assertPlain(headers);
  if (Number(headers['content-length'] ?? 0) > bytes) throw bodyTooLarge();
}

/** The size of a compressed body says nothing about its content; no client of ours sends one. */
function assertPlain(headers: IncomingMessage['headers']): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw invalidBody('Send the body uncompressed.');
}

/**
 * The bytes of a body, in memory. The rest of an oversized one is discarded as it arrives: closing the connection would
 * cut off the answer.
 *
 * @throws DomainError PAYLOAD_TOO_LARGE (413), INVALID for a truncated body
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const interrupted = () => reject(invalidBody('The request was interrupted.'));
    if (request.destroyed) {
      interrupted();
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      chunks.length = 0;
      request.off('data', take).resume();
      reject(bodyTooLarge());
    };
    request.on('data', take);
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.once('error', interrupted);
    request.once('close', interrupted);
  });
}

/**
 * Parses a JSON object or list, once it is known to be small and shallow.
 *
 * @throws DomainError INVALID
 */
export function parseJson(bytes: Buffer, limits: Pick<JsonLimits, 'nodes' | 'depth'>): object {
  assertShape(bytes, limits);
  const text = new TextDecoder().decode(bytes);
  if (!/^\s*[[{]/.test(text)) throw invalidBody(NOT_JSON);
  try {
    return JSON.parse(text) as object;
  } catch {
    // its message would quote the body
    throw invalidBody(NOT_JSON);
  }
}

/**
 * Reads and parses a JSON body.
 *
 * @throws DomainError INVALID or PAYLOAD_TOO_LARGE (413)
 */
export async function readJsonBody(request: IncomingMessage, limits: JsonLimits): Promise<unknown> {
  assertJsonHeaders(request, limits.bytes);
  return parseJson(await readBytes(request, limits.bytes), limits);
}

const tooManyValues = (nodes: number) => invalidBody(`The request has too many values (at most ${nodes}).`);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts values and depth in the text, so that nothing is allocated for an oversized body. */
function assertShape(text: Buffer, { nodes, depth }: Pick<JsonLimits, 'nodes' | 'depth'>): void {
  let values = 1;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    if (byte === QUOTE) at = endOfString(text, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      values += 1;
      level += 1;
      if (level > depth) throw invalidBody(`The request is nested too deeply (at most ${depth} levels).`);
    } else if (CLOSING.has(byte)) level -= 1;
    if (values > nodes) throw tooManyValues(nodes);
  }
}

/** Index of the quote that ends the string starting at `start`; the end of the text when unterminated. */
function endOfString(text: Buffer, start: number): number {
  for (let at = text.indexOf(QUOTE, start + 1); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    let escapes = at;
    while (text[escapes - 1] === BACKSLASH) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at;
  }
  return text.length;
}

/** Printable ASCII without an escape. */
const PLAIN = /^[\x20-\x5b\x5d-\x7e]*$/;

/** Longer strings are extracted by `parseJsonAside`. */
const LONG_STRING = 4 * 1024;

/**
 * Like `parseJson`, for a body in which one top-level member may be a very long string, such as an image as a data URL:
 * it is cut out before parsing and never becomes part of the tree that validation walks.
 *
 * @param member name of the member that may be long
 * @param limits limits for the body without the long string
 * @returns the tree without that member, and the string; undefined when the member is absent or no string
 * @throws DomainError INVALID, PAYLOAD_TOO_LARGE when another string, or the rest, is too long
 */
export function parseJsonAside(
  bytes: Buffer,
  member: string,
  limits: JsonLimits,
): { tree: Record<string, unknown>; aside?: string } {
  const long = longString(bytes, limits);
  const mark = '\u0000cut';
  const rest = long
    ? Buffer.concat([bytes.subarray(0, long.start), Buffer.from(JSON.stringify(mark)), bytes.subarray(long.end + 1)])
    : bytes;
  if (rest.length > limits.bytes || longString(rest, limits)) throw bodyTooLarge();
  const parsed = parseJson(rest, limits);
  if (Array.isArray(parsed)) throw invalidBody('The request body must be an object, not a list.');
  const { [member]: value, ...others } = parsed as Record<string, unknown>;
  if (!long) return typeof value === 'string' ? { tree: others, aside: value } : { tree: parsed as typeof others };
  if (value !== mark) throw bodyTooLarge();
  return { tree: others, aside: unescaped(bytes.subarray(long.start + 1, long.end)) };
}

/**
 * Unescapes a long string. Some programs escape the slashes of base64; no other escape is needed.
 *
 * @throws DomainError INVALID for any other escape, or a byte beyond ASCII
 */
function unescaped(text: Buffer): string {
  const whole = text.toString('latin1');
  if (PLAIN.test(whole)) return whole;
  const plain = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === BACKSLASH && text[(at += 1)] !== SLASH) throw invalidBody(NOT_A_LONG_STRING);
    const byte = text[at] as number;
    if (byte < 0x20 || byte > 0x7e) throw invalidBody(NOT_A_LONG_STRING);
    plain[length] = byte;
    length += 1;
  }
  return plain.toString('latin1', 0, length);
}

/**
 * The first string longer than the tree's limit, by the positions of its quotes. Each value has two strings at most.
 */
function longString(text: Buffer, { nodes }: JsonLimits): { start: number; end: number } | undefined {
  let strings = 0;
  for (let start = text.indexOf(QUOTE); start >= 0;) {
    const end = endOfString(text, start);
    if (end - start > LONG_STRING) return { start, end };
    strings += 1;
    if (strings > 2 * nodes) throw tooManyValues(nodes);
    start = text.indexOf(QUOTE, end + 1);
  }
  return undefined;
}
