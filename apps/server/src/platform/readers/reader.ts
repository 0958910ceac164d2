import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { makeExpendable } from './expendable';
import { cpuMs, LAST_WORDS, type ReaderAnswer, type ReaderMessage, type Task } from './reader-task';

/**
 * The process that reads what strangers wrote: files, pages, texts (see readers.ts). It reads one at a time, piece by
 * piece as the server asks for them. A second thread watches the process's CPU time and memory, since the first may be
 * stuck in a single step; beyond either the process kills itself. It has no access to the database or to secrets.
 */

const LOOK_EVERY_MS = 50;
const WORN_BYTES = 150 * 1024 * 1024;

interface Watched {
  /** Milliseconds of CPU time at which the current task has to be over; 0 while there is none. */
  deadline: SharedArrayBuffer;
  maxBytes: number;
}

function watch({ deadline, maxBytes }: Watched): void {
  const shared = new Int32Array(deadline);
  const kill = (words: string): void => {
    writeSync(2, words);
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) kill(LAST_WORDS.memory);
    else {
      const end = Atomics.load(shared, 0);
      if (end > 0 && cpuMs() > end) kill(LAST_WORDS.time);
    }
  }, LOOK_EVERY_MS);
}

function serve(maxBytes: number): void {
  makeExpendable();
  const deadline = new SharedArrayBuffer(4);
  const end = new Int32Array(deadline);
  // its own small heap; the limit of this process's applies to the first thread only
  new Worker(__filename, {
    workerData: { deadline, maxBytes } satisfies Watched,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref();
  let bytes = Buffer.alloc(0);
  let received = 0;
  let task: ReturnType<Task> | null = null;

  const answerTo = async (message: ReaderMessage): Promise<ReaderAnswer> => {
    if ('part' in message) {
      if (received === 0) bytes = Buffer.allocUnsafe(message.size);
      bytes.set(message.part, received);
      received += message.part.length;
      return {};
    }
    if ('end' in message) {
      Atomics.store(end, 0, 0);
      [bytes, received, task] = [Buffer.alloc(0), 0, null];
      return { isWorn: process.memoryUsage.rss() > WORN_BYTES };
    }
    if ('path' in message) {
      Atomics.store(end, 0, cpuMs() + message.maxCpuMs);
      const { tasks } = (await import(pathToFileURL(message.path).href)) as { tasks: Record<string, Task> };
      task = tasks[message.task]?.(message.input, bytes) ?? null;
    }
    const { value, done } = (await task?.next('ask' in message ? message.ask : undefined)) ?? { value: undefined };
    return { piece: value, isDone: done !== false };
  };
  process.on('message', (message: ReaderMessage) => {
    void answerTo(message)
      .catch((thrown: unknown): ReaderAnswer => {
        const { name, message: text, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
        return { error: { name, message: text, stack } };
      })
      .then((answer) => process.send?.(answer));
  });
}

if (isMainThread) serve(Number(process.argv[2]));
else watch(workerData as Watched);
