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

/** What `accept-encoding` names. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** No calendar packs this well; what does is made to fill a memory. Small bodies may, they are harmless. */
const MAX_RATIO = 200;
const HARMLESS_BYTES = 256 * 1_024;

/**
 * Reads a body to its end, unpacked, and gives up as soon as it is too much: what counts is what comes out.
 *
 * @param encoding the header `content-encoding`
 * @param maxBytes most that may be sent, and most that may come out of it
 * @throws FetchProblem `large`, `unreadable`
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
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
      done(tooMuch ? tooLarge(maxBytes) : null, chunk);
    },
  });
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      tooMuch ||= size > maxBytes || (size > HARMLESS_BYTES && size > sent * MAX_RATIO);
      if (tooMuch) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  };
  try {
    if (decoder) await pipeline(body, counter, decoder(), collect, { signal });
    else await pipeline(body, counter, collect, { signal });
  } catch (error) {
    // Which end of the pipeline breaks first is left to chance; why it was broken is not.
    if (tooMuch) throw tooLarge(maxBytes);
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_') || isBrotli(error)) throw unreadable();
    throw error;
  }
  return Buffer.concat(chunks);
}

const isBrotli = (error: unknown): boolean => String((error as NodeJS.ErrnoException).code).startsWith('ERR_BROTLI');

const tooLarge = (maxBytes: number) =>
  new FetchProblem('large', `This calendar is larger than ${Math.round(maxBytes / 1_048_576)} MB.`);

const unreadable = () => new FetchProblem('unreadable', 'What this address answers cannot be read.');
