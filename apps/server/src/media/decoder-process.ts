import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { DomainError } from '../platform/errors';
import type { Logger } from '../platform/observability';
import type { DecodeAnswer } from './decode-image';
import type { DecoderMessage, DecoderTask } from './image-decoder';
import type { ImageUse } from './image-sizes';

export interface DecoderLimits {
  /** Per picture. */
  maxMs: number;
  /** Maximum resident memory of the whole process. */
  maxBytes: number;
  /** Idle time after which the process is ended. */
  idleMs: number;
}

/** The environment variables that a process needs to start; none of them secret. */
const KEPT_ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
const MAX_COMPLAINT = 2_000;

/**
 * A process that decodes one picture at a time, started for the first and ended after some idle time. A picture that
 * takes too long kills only this process: the next one gets a new one.
 */
export class DecoderProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: string,
    private readonly logger: Logger,
    private readonly limits: DecoderLimits,
  ) {}

  /**
   * Not to be called again before it has answered.
   *
   * @throws DomainError UNAVAILABLE when the process cannot be started, or dies in the meantime
   */
  decode(upload: Buffer, use: ImageUse): Promise<DecodeAnswer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    hold(child);
    return new Promise<DecodeAnswer>((resolve, reject) => {
      const over = (settle: () => void): void => {
        clearTimeout(late);
        child.off('message', answered).off('exit', ended).off('error', broken);
        settle();
      };
      const answered = ({ answer, isWorn }: DecoderMessage): void =>
        over(() => {
          if (isWorn) this.end(child);
          else this.rest(child);
          resolve(answer);
        });
      const ended = (code: number | null, signal: NodeJS.Signals | null): void =>
        over(() => {
          this.logger.warn('the image decoder died while decoding', {
            code: code ?? undefined,
            signal: signal ?? undefined,
            complaint: complaints.get(child),
          });
          this.end(child);
          reject(unavailable());
        });
      const broken = (error: Error): void =>
        over(() => {
          this.logger.failure('the image decoder cannot be reached', error);
          this.end(child);
          reject(unavailable());
        });
      const late = setTimeout(
        () =>
          over(() => {
            this.logger.warn('image decoding timed out', { bytes: upload.length, ms: this.limits.maxMs });
            this.end(child);
            resolve({ problem: 'too-costly' });
          }),
        this.limits.maxMs,
      );
      child.on('message', answered).on('exit', ended).on('error', broken);
      // a closed channel is reported by the exit event
      child.send({ upload, use } satisfies DecoderTask, () => undefined);
    });
  }

  /** Kills the process together with its work. A later picture starts another. */
  close(): void {
    clearTimeout(this.idle);
    if (this.child) this.child.kill('SIGKILL');
  }

  private start(): ChildProcess {
    const child = fork(this.script, [String(this.limits.maxBytes)], {
      // its heap is small: pictures are outside of it
      execArgv: ['--max-old-space-size=64'],
      env: {
        ...Object.fromEntries(KEPT_ENVIRONMENT.map((name) => [name, process.env[name]])),
        MALLOC_ARENA_MAX: '2',
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.on('error', () => undefined);
    child.stderr?.on('data', (text: Buffer) =>
      complaints.set(child, `${complaints.get(child) ?? ''}${text.toString()}`.slice(-MAX_COMPLAINT)),
    );
    child.once('exit', () => this.forget(child));
    return child;
  }

  /** Idles without keeping the server alive. */
  private rest(child: ChildProcess): void {
    release(child);
    this.idle = setTimeout(() => this.end(child), this.limits.idleMs).unref();
  }

  private end(child: ChildProcess): void {
    this.forget(child);
    release(child);
    child.kill('SIGKILL');
  }

  private forget(child: ChildProcess): void {
    if (this.child === child) this.child = undefined;
  }
}

/** The last part of each process's standard error. */
const complaints = new WeakMap<ChildProcess, string>();

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
}

const unavailable = () =>
  new DomainError('unavailable', 'UNAVAILABLE', 'The image could not be read just now. Please try again.');
