import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { decodeImage, type DecodeAnswer } from './decode-image';

/**
 * The process that reads uploaded pictures, one after another (see decoder-process.ts): an upload comes in as a message, its
 * answer goes out as one. Its argument is how many bytes of memory it may take, all in all. It knows neither the database nor a secret, and nothing is lost when it is ended in the middle.
 */

/** What the server is told of a picture. */
export interface DecoderMessage {
  answer: DecodeAnswer;
  /** Whether this process is to be ended, and takes no other picture. */
  isWorn: boolean;
}

const LOOK_EVERY_MS = 20;
/** What libraries keep of earlier pictures: above this the next one had better have a new process. */
const WORN_BYTES = 150 * 1024 * 1024;

const maxBytes = Number(process.argv[2]);

// Not `process.exit`, which waits for the threads that decode.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
const send = (message: DecoderMessage, then?: () => void): void => void process.send?.(message, undefined, {}, then);

process.on('message', (upload: Uint8Array) => {
  void decodeImage(Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)).then((answer) =>
    send({ answer, isWorn: process.memoryUsage.rss() > WORN_BYTES }),
  );
});
// The server is gone, however it went. Signals from its terminal reach this process, too: the server says when it is over.
process.once('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// Pictures are decoded on other threads: this one is free to look at what they take.
const watch = setInterval(() => {
  if (process.memoryUsage.rss() <= maxBytes) return;
  clearInterval(watch);
  send({ answer: { problem: 'too-costly' }, isWorn: true }, end);
}, LOOK_EVERY_MS);

// Requests come first; and a machine that runs out of memory takes it from here, not from the server or its database.
try {
  setPriority(10);
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // not allowed here: then it is as important as everything else
}
