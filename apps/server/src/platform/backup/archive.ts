import { type CipherGCM, createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * An archive is gzipped JSON lines; with a passphrase: magic, salt, nonce, the same encrypted with AES-256-GCM, tag.
 */
const MARK = Buffer.from('HOMEFOLD-SEALED-1\n');
const [SALT_BYTES, NONCE_BYTES, TAG_BYTES] = [16, 12, 16];
const HEADER_BYTES = MARK.length + SALT_BYTES + NONCE_BYTES;
const CIPHER = 'aes-256-gcm';

/** Why an archive cannot be used, or cannot be restored into the target; one sentence for the operator. */
export class BackupError extends Error {}

/**
 * Writes an archive that only its owner can read. The file gets its final name once it is complete.
 *
 * @param lines JSON texts without line breaks
 * @param signal aborts; no file is left
 */
export async function writeArchive(
  file: string,
  lines: AsyncIterable<string>,
  { passphrase, signal }: { passphrase?: string; signal?: AbortSignal } = {},
): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} already exists.`);
  const part = `${file}.${process.pid}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    const seal = passphrase === undefined ? undefined : sealing(passphrase);
    if (seal) await handle.write(seal.header);
    const text = Readable.from(withBreaks(lines), { objectMode: false });
    const toFile = async (bytes: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of bytes) await handle.write(chunk);
    };
    if (seal) await pipeline(text, createGzip(), seal.cipher, toFile, { signal });
    else await pipeline(text, createGzip(), toFile, { signal });
    if (seal) await handle.write(seal.cipher.getAuthTag());
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads the lines of an archive, one by one.
 *
 * @throws BackupError when it is not an archive, encrypted with another passphrase, damaged or truncated
 */
export async function* readArchive(file: string, passphrase?: string): AsyncGenerator<string> {
  const handle = await open(file, 'r').catch(() => {
    throw new BackupError(`${file} cannot be read.`);
  });
  try {
    const { size } = await handle.stat();
    const header = Buffer.alloc(HEADER_BYTES);
    await handle.read(header, 0, HEADER_BYTES, 0);
    const isSealed = header.subarray(0, MARK.length).equals(MARK);
    if (isSealed && passphrase === undefined)
      throw new BackupError(`${file} is encrypted: pass the file with its passphrase as --passphrase-file.`);
    const opening: Transform[] = [];
    if (isSealed) {
      const tag = Buffer.alloc(TAG_BYTES);
      await handle.read(tag, 0, TAG_BYTES, Math.max(size - TAG_BYTES, 0));
      const salt = header.subarray(MARK.length, MARK.length + SALT_BYTES);
      const nonce = header.subarray(MARK.length + SALT_BYTES);
      opening.push(createDecipheriv(CIPHER, keyOf(passphrase ?? '', salt), nonce).setAuthTag(tag));
    }
    const range = isSealed ? { start: HEADER_BYTES, end: Math.max(size - TAG_BYTES - 1, HEADER_BYTES) } : { start: 0 };
    const bytes = handle.createReadStream({ ...range, autoClose: false });
    const text = new PassThrough();
    const reading = pipeline([bytes, ...opening, createGunzip(), text]);
    // reported by the loop below, which reads the same stream
    reading.catch(() => undefined);
    try {
      yield* linesOf(text);
      await reading;
    } catch (cause) {
      if (cause instanceof BackupError) throw cause;
      const why = isSealed
        ? 'the passphrase is another one, or the file is damaged'
        : 'the file is damaged or incomplete';
      throw new BackupError(`${file} cannot be opened: ${why}.`, { cause });
    } finally {
      text.destroy();
      await reading.catch(() => undefined);
    }
  } finally {
    await handle.close();
  }
}

function sealing(passphrase: string): { header: Buffer; cipher: CipherGCM } {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  return {
    header: Buffer.concat([MARK, salt, nonce]),
    cipher: createCipheriv(CIPHER, keyOf(passphrase, salt), nonce),
  };
}

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 });

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${line}\n`);
}

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of text) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      begun.push(chunk.subarray(from, at));
      yield Buffer.concat(begun).toString('utf8');
      begun = [];
      from = at + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) throw new Error('the last line has no end');
}
