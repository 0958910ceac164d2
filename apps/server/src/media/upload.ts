import type { IncomingMessage } from 'node:http';
import busboy, { type Busboy } from 'busboy';
import { DomainError, invalid } from '../platform/errors';

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const tooLarge = (field: string) =>
  new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', 'Image must be smaller than 5MB', { field });

const NO_FILE = 'Please select an image file';
const BROKEN_OFF = 'The upload was interrupted.';

/**
 * The file of a multipart upload (part `file`; other parts are accepted and ignored), held in memory: 5 MB at most.
 *
 * @throws DomainError INVALID (field `file`) without a file or for a broken form, PAYLOAD_TOO_LARGE above 5 MB.
 */
export function readUpload(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // broken off while the limits were looked up, or without any body: it would never end
    if (request.destroyed) {
      reject(invalid('file', request.complete ? NO_FILE : BROKEN_OFF));
      return;
    }
    let parser: Busboy;
    try {
      parser = busboy({
        headers: request.headers,
        // one byte over the limit tells "too large" from "just fits"
        limits: { files: 1, fileSize: MAX_UPLOAD_BYTES + 1, fields: 10, fieldSize: 1_000, parts: 12 },
      });
    } catch {
      reject(invalid('file', NO_FILE));
      return;
    }
    let file: Buffer | undefined;
    // The rest of the request is read and dropped: closing the line would cut off the answer. The parser is left alone,
    // it does not survive being destroyed inside its own events.
    const fail = (error: DomainError) => {
      request.unpipe(parser).resume();
      reject(error);
    };
    parser.on('file', (name, stream) => {
      if (name !== 'file') {
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        chunks.length = 0;
        fail(tooLarge('file'));
      });
      stream.on('error', () => undefined);
      stream.on('end', () => (file = Buffer.concat(chunks)));
    });
    parser.on('filesLimit', () => fail(invalid('file', 'Please send one image at a time.')));
    parser.on('error', () => fail(invalid('file', NO_FILE)));
    parser.on('close', () => {
      if (file && file.length > 0) resolve(file);
      else reject(invalid('file', NO_FILE));
    });
    request.once('close', () => {
      if (!request.complete) fail(invalid('file', BROKEN_OFF));
    });
    request.pipe(parser);
  });
}

/**
 * The bytes of an image sent as a data URL. Only its base64 is read: what it claims to be is not trusted.
 *
 * @throws DomainError INVALID or PAYLOAD_TOO_LARGE for `field`.
 */
export function readDataUrl(url: string, field: string): Buffer {
  const comma = url.indexOf(',');
  if (!/^data:image\/[a-z0-9.+-]+;base64$/i.test(url.slice(0, Math.max(comma, 0)).slice(0, 60)))
    throw invalid(field, NO_FILE);
  if (url.length - comma > MAX_UPLOAD_BYTES * 1.4) throw tooLarge(field);
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) throw tooLarge(field);
  if (bytes.length === 0) throw invalid(field, NO_FILE);
  return bytes;
}
