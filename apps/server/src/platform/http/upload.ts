import type { IncomingMessage } from 'node:http';
import busboy, { type Busboy } from 'busboy';
import { DomainError, invalid } from '../errors/domain-error';

/** What an upload may be, and what is said of one that is not. */
export interface UploadRules {
  /** Input field to blame. */
  field: string;
  maxBytes: number;
  none: string;
  several: string;
  tooLarge: string;
}

export interface UploadedFile {
  bytes: Buffer;
  /** As the form names it; '' when it does not. Never a path of ours. */
  name: string;
}

const BROKEN_OFF = 'The upload was interrupted.';

export const uploadTooLarge = ({ field, tooLarge }: Pick<UploadRules, 'field' | 'tooLarge'>) =>
  new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', tooLarge, { field });

/**
 * The file of a multipart upload (part `file`; other parts are accepted and ignored), held in memory.
 *
 * @throws DomainError INVALID without a file or for a broken form, PAYLOAD_TOO_LARGE.
 */
export function readUploadedFile(request: IncomingMessage, rules: UploadRules): Promise<UploadedFile> {
  const { field, none } = rules;
  return new Promise((resolve, reject) => {
    // broken off while the limits were looked up, or without any body: it would never end
    if (request.destroyed) {
      reject(invalid(field, request.complete ? none : BROKEN_OFF));
      return;
    }
    let parser: Busboy;
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        // one byte over the limit tells "too large" from "just fits"
        limits: { files: 1, fileSize: rules.maxBytes + 1, fields: 10, fieldSize: 1_000, parts: 12 },
      });
    } catch {
      reject(invalid(field, none));
      return;
    }
    let file: UploadedFile | undefined;
    // The rest of the request is read and dropped: closing the line would cut off the answer. The parser is left alone,
    // it does not survive being destroyed inside its own events.
    const fail = (error: DomainError) => {
      request.unpipe(parser).resume();
      reject(error);
    };
    parser.on('file', (name, stream, { filename }) => {
      if (name !== 'file') {
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        chunks.length = 0;
        fail(uploadTooLarge(rules));
      });
      stream.on('error', () => undefined);
      stream.on('end', () => (file = { bytes: Buffer.concat(chunks), name: filename ?? '' }));
    });
    parser.on('filesLimit', () => fail(invalid(field, rules.several)));
    parser.on('error', () => fail(invalid(field, none)));
    parser.on('close', () => {
      if (file && file.bytes.length > 0) resolve(file);
      else reject(invalid(field, none));
    });
    request.once('close', () => {
      if (!request.complete) fail(invalid(field, BROKEN_OFF));
    });
    request.pipe(parser);
  });
}

/**
 * The body of a request as it is, held in memory.
 *
 * @throws DomainError as `readUploadedFile`
 */
export function readRawFile(request: IncomingMessage, rules: UploadRules): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) {
      reject(invalid(rules.field, BROKEN_OFF));
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > rules.maxBytes) {
        chunks.length = 0;
        reject(uploadTooLarge(rules));
      } else chunks.push(chunk);
    });
    request.once('end', () => {
      if (size > 0) resolve({ bytes: Buffer.concat(chunks), name: '' });
      else reject(invalid(rules.field, rules.none));
    });
    request.once('close', () => {
      if (!request.complete) reject(invalid(rules.field, BROKEN_OFF));
    });
  });
}
