import { makeExpendable } from '../platform/readers/expendable';
import { decodeImage, type DecodeAnswer } from './decode-image';
import type { ImageUse } from './image-sizes';

/**
 * The process that decodes uploads, one after another (see decoder-process.ts): each upload arrives as a message, and
 * so does its answer. Its argument is the total memory limit in bytes. It has no access to the database or to secrets,
 * and can be killed at any time.
 */

/** What the server sends. */
export interface DecoderTask {
  upload: Uint8Array;
  use: ImageUse;
}

/** The answer to the server. */
export interface DecoderMessage {
  answer: DecodeAnswer;
  /** Whether this process is about to be killed and accepts no other picture. */
  isWorn: boolean;
}

const LOOK_EVERY_MS = 20;
/** Memory retained by libraries: above this the next picture gets a new process. */
const WORN_BYTES = 150 * 1024 * 1024;

const maxBytes = Number(process.argv[2]);

// Not `process.exit`, which waits for the decoding threads.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
const send = (message: DecoderMessage, then?: () => void): void => void process.send?.(message, undefined, {}, then);

process.on('message', ({ upload, use }: DecoderTask) => {
  void decodeImage(Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength), use).then((answer) =>
    send({ answer, isWorn: process.memoryUsage.rss() > WORN_BYTES }),
  );
});
makeExpendable();

// Decoding runs on other threads, so this one can watch the memory.
const watch = setInterval(() => {
  if (process.memoryUsage.rss() <= maxBytes) return;
  clearInterval(watch);
  send({ answer: { problem: 'too-costly' }, isWorn: true }, end);
}, LOOK_EVERY_MS);
