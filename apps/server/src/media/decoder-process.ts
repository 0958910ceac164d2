import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { DomainError } from '../platform/errors';
import type { Logger } from '../platform/observability';
import type { DecodeAnswer } from './decode-image';
import type { DecoderMessage } from './image-decoder';

export interface DecoderLimits {
  /** For one picture. */
  maxMs: number;
  /** Resident memory of the process, whatever of it a picture takes. */
  maxBytes: number;
  /** How long the process waits for the next picture before it is ended. */
  idleMs: number;
}

/** Of the server's environment, what a process needs to start; none of its secrets. */
const KEPT_ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
const MAX_COMPLAINT = 2_000;

/**
 * A process that decodes one picture at a time, started by the first and ended when none comes for a while. A picture that
 * takes too long ends the process, and nothing else: the next one gets a new process.
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
   * @throws DomainError UNAVAILABLE when the process cannot be started, or ends in the middle
   */
  decode(upload: Buffer): Promise<DecodeAnswer> {
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
          this.logger.warn('the image decoder ended in the middle of a picture', {
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
            this.logger.warn('a picture took too long to decode', { bytes: upload.length, ms: this.limits.maxMs });
            this.end(child);
            resolve({ problem: 'too-costly' });
          }),
        this.limits.maxMs,
      );
      child.on('message', answered).on('exit', ended).on('error', broken);
      // a channel that is closed says so by the end of the process
      child.send(upload, () => undefined);
    });
  }

  /** Ends the process, and with it what it decodes. A later picture starts another. */
  close(): void {
    clearTimeout(this.idle);
    if (this.child) this.child.kill('SIGKILL');
  }

  private start(): ChildProcess {
    const child = fork(this.script, [String(this.limits.maxBytes)], {
      // its heap holds nothing: pictures lie outside of it
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

  /** Waits for the next picture, without keeping the server alive. */
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

/** The end of what each process wrote to its standard error. */
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
