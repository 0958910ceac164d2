import { dirname, join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError, invalid } from '../errors';
import { FairQueue, type FairQueueLimits } from '../fair-queue';
import { Logger } from '../observability';
import {
  LAST_WORDS,
  type AskOf,
  type InputOf,
  type PieceOf,
  type ReaderAnswer,
  type ReaderMessage,
  type ReaderProgram,
} from './reader-task';
import { builtProgram, WorkerGone, WorkerProcess } from './worker-process';

export interface ReaderLimits {
  /** The built program of the reader process, reader.ts; those of its tasks are beside it. */
  script: string;
  /** Of V8's heap, in megabytes. */
  heap: number;
  /** Maximum resident memory of a process. */
  maxBytes: number;
  idleMs: number;
}

/** Injection token of `ReaderLimits`. */
export const READER_LIMITS = Symbol('READER_LIMITS');

export const readerLimits = (script = builtProgram('reader.cjs')): ReaderLimits => ({
  script,
  heap: 256,
  maxBytes: 500 * 1024 * 1024,
  idleMs: 30_000,
});

/** Two families read at once, and nobody waits for more than one file of another family. */
const TURNS: FairQueueLimits = {
  atOnce: 2,
  atOnceOfKey: 1,
  waiting: 24,
  waitingOfKey: 3,
  busy: 'Many files and pages are being read right now. Please try again in a moment.',
};

/** Whose turn it is, and how a refusal is worded. */
export interface ReaderTurn {
  /** The family; see `ownerOf`. */
  owner: string;
  /** Input field named in refusals. */
  field: string;
  noun: 'file' | 'page' | 'text' | 'calendar';
  /** CPU time of the whole task. */
  maxCpuMs: number;
  /** Waits even in a full queue; for background work. */
  isPatient?: boolean;
}

export interface ReaderWork<Input> {
  input: Input;
  bytes?: Buffer | AsyncIterable<Buffer>;
  /** Of the bytes, when they are sent in parts. */
  size?: number;
}

/** An error thrown by a task, by its name: its class stayed in the other process. */
export class ReaderError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    override readonly stack: string,
  ) {
    super(message);
  }
}

/** The pieces of a task, on demand. */
export interface Pieces<Piece, Ask> {
  /** undefined when there are no more. @throws ReaderError, DomainError */
  next: (ask?: Ask) => Promise<Piece | undefined>;
}

const PART = 1_000_000;
/** How many times its CPU time a task may take by the clock: it gives way to everything else, but must not wait forever. */
const PATIENCE = 20;

/**
 * Reads what strangers wrote in separate processes with limits of CPU time and memory, fairly between families, so that
 * no file, page or text delays anybody else (docs/decisions/imports.md).
 */
@Injectable()
export class Readers implements OnApplicationShutdown {
  private readonly queue = new FairQueue(TURNS);
  private readonly free: WorkerProcess<ReaderMessage, ReaderAnswer>[];
  private readonly all: readonly WorkerProcess<ReaderMessage, ReaderAnswer>[];

  constructor(
    @Inject(READER_LIMITS) private readonly limits: ReaderLimits,
    private readonly logger: Logger,
  ) {
    const { script, maxBytes } = limits;
    this.all = Array.from({ length: TURNS.atOnce }, () => new WorkerProcess(script, [String(maxBytes)], limits));
    this.free = [...this.all];
  }

  /**
   * Runs a task in the turn of its owner. Not inside a database scope.
   *
   * @param use takes the pieces; the turn is over when it returns
   * @throws DomainError INVALID when the task takes too much time or memory, UNAVAILABLE when too many wait or the
   *   process died, ReaderError for whatever the task throws
   */
  run<Tasks, Name extends keyof Tasks & string, Result>(
    program: ReaderProgram<Tasks>,
    name: Name,
    work: ReaderWork<InputOf<Tasks[Name]>>,
    turn: ReaderTurn,
    use: (pieces: Pieces<PieceOf<Tasks[Name]>, AskOf<Tasks[Name]>>) => Promise<Result>,
  ): Promise<Result> {
    return this.queue.run(
      turn.owner,
      async () => {
        const worker = this.free.pop();
        if (!worker) throw new Error('there are more turns than readers');
        let isBegun = false;
        const ask = async (message: ReaderMessage) => {
          // a process that ended in between took the task with it: another one knows nothing of it
          if (isBegun && !worker.isRunning) throw this.refusal(new WorkerGone(false), turn);
          isBegun = true;
          return this.ask(worker, message, turn);
        };
        try {
          for await (const message of parts(work)) await ask(message);
          const path = join(dirname(this.limits.script), `${program.name}.cjs`);
          let message: ReaderMessage = { path, task: name, input: work.input, maxCpuMs: turn.maxCpuMs };
          const result = await use({
            next: async (asked) => {
              const { piece, isDone } = await ask('path' in message ? message : { ask: asked });
              message = { ask: null };
              return isDone ? undefined : (piece as PieceOf<Tasks[Name]>);
            },
          });
          await this.finish(worker, turn);
          return result;
        } catch (error) {
          await this.finish(worker, turn);
          throw error;
        } finally {
          this.free.push(worker);
        }
      },
      turn.isPatient,
    );
  }

  /** The only piece of a task. */
  one<Tasks, Name extends keyof Tasks & string>(
    program: ReaderProgram<Tasks>,
    name: Name,
    work: ReaderWork<InputOf<Tasks[Name]>>,
    turn: ReaderTurn,
  ): Promise<PieceOf<Tasks[Name]>> {
    return this.run(program, name, work, turn, async (pieces) => {
      const piece = await pieces.next();
      if (piece === undefined) throw new Error(`the task ${name} yields nothing`);
      return piece;
    });
  }

  onApplicationShutdown(): void {
    for (const worker of this.all) worker.end();
  }

  private async ask(
    worker: WorkerProcess<ReaderMessage, ReaderAnswer>,
    message: ReaderMessage,
    turn: ReaderTurn,
  ): Promise<ReaderAnswer> {
    const answer = await worker.ask(message, turn.maxCpuMs * PATIENCE).catch((error: unknown) => {
      throw error instanceof WorkerGone ? this.refusal(error, turn) : error;
    });
    if (answer.error) throw new ReaderError(answer.error.name, answer.error.message, answer.error.stack);
    return answer;
  }

  /** Readies a process for its next task, or ends it. One that is gone already is not started again for this. */
  private async finish(worker: WorkerProcess<ReaderMessage, ReaderAnswer>, { maxCpuMs }: ReaderTurn): Promise<void> {
    if (!worker.isRunning) return;
    const { isWorn } = await worker.ask({ end: true }, maxCpuMs * PATIENCE).catch(() => ({ isWorn: true }));
    if (isWorn) worker.end();
    else worker.rest();
  }

  private refusal({ details, isLate }: WorkerGone, { field, noun }: ReaderTurn): DomainError {
    this.logger.warn('a reader process ended while reading', { noun, ...details });
    const { complaint = '', signal, code } = details;
    // V8 aborts the process when its heap is full
    const isMemory = complaint.includes(LAST_WORDS.memory) || signal === 'SIGABRT' || code === 134;
    if (isMemory || isLate || complaint.includes(LAST_WORDS.time))
      return invalid(field, `This ${noun} takes too much ${isMemory ? 'memory' : 'time'} to read.`);
    return new DomainError('unavailable', 'UNAVAILABLE', `The ${noun} could not be read just now. Please try again.`);
  }
}

/** In parts, because a message is copied in one go. */
async function* parts({ bytes, size }: ReaderWork<unknown>): AsyncGenerator<ReaderMessage> {
  if (!bytes) return;
  if (!Buffer.isBuffer(bytes)) {
    for await (const part of bytes) yield { part, size: size ?? 0 };
    return;
  }
  for (let at = 0; at < bytes.length; at += PART) yield { part: bytes.subarray(at, at + PART), size: bytes.length };
}
