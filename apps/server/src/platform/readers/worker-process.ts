import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';

/** Why a process gave no answer: it was too slow and has been killed, or it ended by itself. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';

  constructor(
    readonly isLate: boolean,
    /** How it ended, and the last part of its standard error, for the log. */
    readonly details: { code?: number; signal?: string; complaint?: string } = {},
  ) {
    super(isLate ? 'a worker process took too long' : 'a worker process died');
  }
}

export interface WorkerLimits {
  /** Of V8's heap, in megabytes; buffers are outside of it. */
  heap: number;
  /** Idle time after which the process is ended. */
  idleMs: number;
}

/** The environment variables that a process needs to start; none of them secret. */
const KEPT_ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
const MAX_COMPLAINT = 2_000;

/** A program next to the built server; chunks are one folder deeper. */
export const builtProgram = (name: string): string =>
  [join(__dirname, name), join(__dirname, '..', name)].find((path) => existsSync(path)) ?? join(__dirname, name);

/**
 * A process that answers one message at a time, started for the first and ended after some idle time. Whatever a message
 * does to it, it does to this process alone: the next one gets a new process.
 */
export class WorkerProcess<Message extends object, Answer> {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param args of the program */
  constructor(
    private readonly script: string,
    private readonly args: readonly string[],
    private readonly limits: WorkerLimits,
  ) {}

  /**
   * Not to be called again before it has answered.
   *
   * @param maxMs after which the process is killed
   * @throws WorkerGone when the process cannot be started, or ends in the meantime
   */
  ask(message: Message, maxMs?: number): Promise<Answer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    hold(child);
    return new Promise<Answer>((resolve, reject) => {
      const over = (settle: () => void): void => {
        clearTimeout(late);
        child.off('message', answered).off('close', ended).off('error', broken);
        settle();
      };
      const lost = (gone: WorkerGone): void =>
        over(() => {
          this.end();
          reject(gone);
        });
      const answered = (answer: Answer): void => over(() => resolve(answer));
      const ended = (code: number | null, signal: NodeJS.Signals | null): void =>
        lost(
          new WorkerGone(false, {
            ...(code !== null && { code }),
            ...(signal !== null && { signal }),
            complaint: complaints.get(child) ?? '',
          }),
        );
      const broken = ({ message: complaint }: Error): void => lost(new WorkerGone(false, { complaint }));
      const late = maxMs === undefined ? undefined : setTimeout(() => lost(new WorkerGone(true)), maxMs);
      // not "exit": its last words may still be on their way
      child.on('message', answered).on('close', ended).on('error', broken);
      // a closed channel is reported by the close event
      child.send(message, () => undefined);
    });
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  /** Until the next message it does not keep the server alive, and is ended after some time. */
  rest(): void {
    if (!this.child) return;
    release(this.child);
    this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
  }

  /** Kills the process together with its work. A later message starts another. */
  end(): void {
    clearTimeout(this.idle);
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    release(child);
    child.kill('SIGKILL');
  }

  private start(): ChildProcess {
    const child = fork(this.script, this.args, {
      execArgv: [`--max-old-space-size=${this.limits.heap}`],
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
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
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
