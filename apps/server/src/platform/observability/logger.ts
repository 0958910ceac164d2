import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger as Pino } from 'pino';
import { AppConfig } from '../config';

/** What may stand beside a message: ids and numbers, never tokens, bodies or people's words. */
export type LogFields = Record<string, string | number | boolean | undefined>;

/** Structured logs, one JSON line each, to standard output. Also Nest's own logger. */
@Injectable()
export class Logger implements LoggerService {
  private readonly pino: Pino;

  constructor(config: AppConfig) {
    this.pino = pino({
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A second lock on the door: nothing logs these on purpose.
      redact: ['*.authorization', '*.cookie', '*.password', '*.token'],
    });
  }

  info(message: string, fields: LogFields = {}): void {
    this.pino.info(fields, message);
  }

  warn(message: string, fields: LogFields | string = {}): void {
    this.pino.warn(typeof fields === 'string' ? { context: fields } : fields, message);
  }

  /** A failure of ours, with its cause, which goes nowhere but here. */
  failure(message: string, cause: unknown, fields: LogFields = {}): void {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    // A driver's error carries `parameters` and `detail`, which hold people's data: only these three are kept.
    this.pino.error({ ...fields, cause: `${error.name}: ${error.message}`, stack: error.stack }, message);
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.pino.error({ context, stack }, message instanceof Error ? message.message : String(message));
  }

  debug(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }

  /** Waits until everything is written; call before the process ends. */
  flush(): Promise<void> {
    return new Promise((resolve) => this.pino.flush(() => resolve()));
  }
}
