import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchProblem } from './fetch-problem';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Encodings offered in `accept-encoding`. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** No real text compresses this well; such a body is a decompression bomb. Small bodies may, they are harmless. */
const MAX_RATIO = 200;
const HARMLESS_BYTES = 256 * 1_024;

/**
 * Reads and decompresses a body, and aborts once it is too large; the decompressed size counts.
 *
 * @param encoding the header `content-encoding`
 * @param limit `maxBytes`: maximum size, both sent and decompressed; `noun`: its name in messages
 * @throws FetchProblem `large`, `unreadable`
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  { maxBytes, noun }: { maxBytes: number; noun: string },
  signal: AbortSignal,
): Promise<Buffer> {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  const decoder = name === 'identity' || name === '' ? undefined : DECODERS[name];
  if (name !== 'identity' && name !== '' && !decoder) throw unreadable();
  let sent = 0;
  let tooMuch = false;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent += chunk.length;
      tooMuch ||= sent > maxBytes;
      done(tooMuch ? tooLarge(maxBytes, noun) : null, chunk);
    },
  });
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      tooMuch ||= size > maxBytes || (size > HARMLESS_BYTES && size > sent * MAX_RATIO);
      if (tooMuch) throw tooLarge(maxBytes, noun);
      chunks.push(chunk);
    }
  };
  try {
    if (decoder) await pipeline(body, counter, decoder(), collect, { signal });
    else await pipeline(body, counter, collect, { signal });
  } catch (error) {
    // Which end of the pipeline fails first is random; the reason is not.
    if (tooMuch) throw tooLarge(maxBytes, noun);
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_') || isBrotli(error)) throw unreadable();
    throw error;
  }
  return Buffer.concat(chunks);
}

const isBrotli = (error: unknown): boolean => String((error as NodeJS.ErrnoException).code).startsWith('ERR_BROTLI');

const tooLarge = (maxBytes: number, noun: string) =>
  new FetchProblem('large', `This ${noun} is larger than ${Math.round(maxBytes / 1_048_576)} MB.`);

const unreadable = () => new FetchProblem('unreadable', 'The response from this address cannot be read.');
