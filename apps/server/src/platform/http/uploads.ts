import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isGuestAddress } from '@homefold/domain';
import busboy, { type Busboy } from 'busboy';
import { assertOwnFamily, isFamilyParameter } from '../auth/own-ids';
import type { Viewer } from '../auth/viewer';
import { DomainError, invalid } from '../errors/domain-error';
import { type FairQueueLimits, FairQueue } from '../fair-queue';
import type { AppRequest } from './app-request';
import { Spool } from './spool';

/** Limits of an upload, and its refusals. */
export interface UploadRules {
  /** Input field named in refusals. */
  field: string;
  maxBytes: number;
  none: string;
  several: string;
  tooLarge: string;
  /** Maximum bytes of each other part of the form; by default the other parts are ignored. */
  partBytes?: number;
}

export interface UploadedFile {
  bytes: Buffer;
  /** The name given by the form; '' without one. Never a local path. */
  name: string;
  /** The other parts of the form, by name, if asked for. */
  parts: ReadonlyMap<string, string>;
}

/** A request with its caller, once signed in. */
type Upload = IncomingMessage & Pick<AppRequest, 'viewer'>;
type Arrived = Omit<UploadedFile, 'bytes'>;

/** An uploaded file that stays on disk. */
export interface SpooledFile extends Arrived {
  size: number;
  /** Its bytes, from the beginning. */
  bytes: () => AsyncGenerator<Buffer>;
}

/** Maximum uploads with their bytes in memory: the largest has 7 MB, plus its decoded form. */
const IN_MEMORY: FairQueueLimits = {
  atOnce: 6,
  atOnceOfKey: 2,
  waiting: 200,
  waitingOfKey: 200,
  busy: 'Too many uploads at once. Please try again in a moment.',
};

/**
 * Who takes turns with others: a family, or an account without one. Guests of the demo share the turns of one family,
 * because anybody can have as many demos as they like.
 */
export const ownerOf = ({ familyId, userId, email }: Pick<Viewer, 'familyId' | 'userId' | 'email'>): string =>
  isGuestAddress(email) ? 'guests' : (familyId ?? userId);

/** Wording for a body without a field. */
const ANY_BODY = {
  field: 'body',
  none: 'The request body is empty.',
  several: '',
  tooLarge: 'The request is too large.',
};

const INTERRUPTED = 'The upload was interrupted.';

export const uploadTooLarge = ({ field, tooLarge }: Pick<UploadRules, 'field' | 'tooLarge'>) =>
  new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', tooLarge, { field });

/**
 * Large bodies. They are spooled to disk, however slowly they arrive, and only a few at a time are read into memory and
 * processed, so that two hundred uploads at once cost what six do. Every call names its owner, so that no family
 * occupies all places.
 */
@Injectable()
export class Uploads {
  private readonly inMemory = new FairQueue(IN_MEMORY);

  /**
   * Receives the file of a multipart form (part `file`; other parts are accepted and ignored).
   *
   * @param owner the uploading family, or the account of a user without one
   * @param use processes the file; its bytes are released afterwards
   * @throws DomainError INVALID without a file or for a broken form, PAYLOAD_TOO_LARGE, UNAVAILABLE when too many wait
   */
  form<T>(request: Upload, rules: UploadRules, owner: string, use: (file: UploadedFile) => Promise<T>) {
    return this.inTurn(owner, (spool) => readForm(request, rules, spool), use);
  }

  /** The same for a file that another process reads: it takes no place in this one's memory. */
  formOnDisk<T>(request: Upload, rules: UploadRules, use: (file: SpooledFile) => Promise<T>): Promise<T> {
    return onDisk((spool) => readForm(request, rules, spool), use);
  }

  /** The same for such a file, sent as the body itself. */
  rawOnDisk<T>(request: IncomingMessage, rules: UploadRules, use: (file: SpooledFile) => Promise<T>): Promise<T> {
    return onDisk((spool) => readRaw(request, rules, spool), use);
  }

  /**
   * The bytes of a body that is read as a whole, in memory until the request has been answered.
   *
   * @throws DomainError PAYLOAD_TOO_LARGE, INVALID for a truncated one, UNAVAILABLE when too many wait
   */
  async body(request: IncomingMessage, response: ServerResponse, maxBytes: number, owner: string): Promise<Buffer> {
    const rules = { ...ANY_BODY, maxBytes };
    const spool = await Spool.open();
    try {
      await readRaw(request, rules, spool);
      const release = await this.inMemory.take(owner);
      if (response.closed) release();
      else response.once('close', release);
      return await spool.read();
    } finally {
      await spool.close();
    }
  }

  private inTurn<T>(
    owner: string,
    arrive: (spool: Spool) => Promise<Arrived>,
    use: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    return spooled(arrive, (spool, arrived) =>
      this.inMemory.run(owner, async () => use({ bytes: await spool.read(), ...arrived })),
    );
  }
}

const onDisk = <T>(arrive: (spool: Spool) => Promise<Arrived>, use: (file: SpooledFile) => Promise<T>): Promise<T> =>
  spooled(arrive, async (spool, arrived) => use({ ...arrived, size: await spool.size(), bytes: () => spool.parts() }));

async function spooled<T>(
  arrive: (spool: Spool) => Promise<Arrived>,
  use: (spool: Spool, arrived: Arrived) => Promise<T>,
): Promise<T> {
  const spool = await Spool.open();
  try {
    return await use(spool, await arrive(spool));
  } finally {
    await spool.close();
  }
}

/** Spools the form's file. */
function readForm(request: Upload, rules: UploadRules, spool: Spool): Promise<Arrived> {
  const { field, none, partBytes = 1_000 } = rules;
  const parts = new Map<string, string>();
  return new Promise((resolve, reject) => {
    // aborted while it waited, or without any body: it would never end
    if (request.destroyed) {
      reject(invalid(field, request.complete ? none : INTERRUPTED));
      return;
    }
    let parser: Busboy;
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        // one byte over the limit distinguishes "too large" from "just fits"
        limits: {
          files: 1,
          fileSize: rules.maxBytes + 1,
          fields: 10,
          fieldSize: partBytes,
          parts: 12,
          headerPairs: 20,
        },
      });
    } catch {
      reject(invalid(field, none));
      return;
    }
    let file: { name: string; size: number; written: Promise<unknown> } | undefined;
    // The rest of the request is discarded: closing the connection would cut off the answer. The parser is left alone
    // because it does not survive being destroyed inside its own events.
    const fail = (error: unknown) => {
      request.unpipe(parser).resume();
      reject(error as Error);
    };
    const checkFamily = (id: string): void => {
      try {
        assertOwnFamily(id, request.viewer?.familyId ?? null);
      } catch (error) {
        fail(error);
      }
    };
    parser.on('file', (part, stream, { filename }) => {
      if (part !== 'file') {
        stream.resume();
        return;
      }
      const arrived = { name: filename ?? '', size: 0, written: Promise.resolve() };
      stream.on('data', (chunk: Buffer) => (arrived.size += chunk.length));
      stream.on('limit', () => fail(uploadTooLarge(rules)));
      arrived.written = spool.write(stream).catch(fail);
      file = arrived;
    });
    parser.on('field', (name, text, { valueTruncated }) => {
      if (isFamilyParameter(name)) checkFamily(text);
      if (!rules.partBytes) return;
      if (valueTruncated) fail(uploadTooLarge({ ...rules, field: name }));
      else parts.set(name, text);
    });
    parser.on('filesLimit', () => fail(invalid(field, rules.several)));
    parser.on('error', () => fail(invalid(field, none)));
    parser.on('close', () => {
      if (!file || file.size === 0) return reject(invalid(field, none));
      const { name, written } = file;
      void written.then(() => resolve({ name, parts }));
    });
    request.once('close', () => {
      if (!request.readableEnded) fail(invalid(field, INTERRUPTED));
    });
    request.pipe(parser);
  });
}

/** Spools the body, which has no name. */
async function readRaw(request: IncomingMessage, rules: UploadRules, spool: Spool): Promise<Arrived> {
  const { field } = rules;
  if (request.destroyed) throw invalid(field, INTERRUPTED);
  if (Number(request.headers['content-length'] ?? 0) > rules.maxBytes) throw uploadTooLarge(rules);
  const counted = new PassThrough();
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > rules.maxBytes) counted.destroy(uploadTooLarge(rules));
  });
  // also when everything had arrived but the client left before it was read
  request.once('close', () => {
    if (!request.readableEnded) counted.destroy(invalid(field, INTERRUPTED));
  });
  // the rest of an oversized body is discarded as it arrives: closing the connection would cut off the answer
  counted.once('error', () => request.unpipe(counted).resume());
  await spool.write(request.pipe(counted));
  if (size === 0) throw invalid(field, rules.none);
  return { name: '', parts: new Map() };
}
