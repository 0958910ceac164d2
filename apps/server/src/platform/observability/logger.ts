import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger as Pino, type LoggerOptions } from 'pino';
import { AppConfig } from '../config';
import { currentRequestId } from './request-id';
import { withSourceLines } from './source-lines';

/** Structured log fields: ids and numbers, never tokens, bodies or user text. */
export type LogFields = Record<string, string | number | boolean | undefined>;

/** Logged for every request. */
export interface RequestFields {
  requestId: string;
  method: string;
  /** Without the query, which may hold tokens and codes. */
  path: string;
  status: number;
  /** Whole milliseconds from the first byte received to the last byte sent. */
  ms: number;
  userId: string | undefined;
}

/**
 * Drivers and mail servers quote addresses in their messages. Paths such as `node_modules/@scope/x.js` do not match.
 */
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const withoutAddresses = (text: string | undefined) => text?.replace(ADDRESS, '<address>');

/**
 * Standard output, shared by all loggers. Lines are buffered for up to a second, and flushed at once for an error and
 * when the process ends.
 */
let standardOutput: ReturnType<typeof pino.destination> | undefined;
const openStandardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 });

/** Structured logs, one JSON line each, to standard output. Also Nest's own logger. */
@Injectable()
export class Logger implements LoggerService {
  private readonly pino: Pino;
  private readonly requests: Pino;

  /** @param destination instead of standard output */
  constructor(config: Pick<AppConfig, 'logLevel'>, destination?: DestinationStream) {
    const plain: LoggerOptions = {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    };
    const options: LoggerOptions = {
      ...plain,
      // Everything logged during a request carries its id.
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
      // Defence in depth: nothing logs these on purpose.
      redact: ['*.authorization', '*.cookie', '*.password', '*.token'],
    };
    const output = destination ?? (standardOutput ??= openStandardOutput());
    this.pino = pino(options, output);
    this.requests = pino(plain, output);
  }

  /** A finished request: the most frequent line, whose fields are known to hold no secrets. */
  request(fields: RequestFields): void {
    this.requests.info(fields, 'request');
  }

  info(message: string, fields: LogFields = {}): void {
    this.pino.info(fields, message);
  }

  warn(message: string, fields: LogFields | string = {}): void {
    this.pino.warn(typeof fields === 'string' ? { context: fields } : fields, message);
  }

  /** An internal failure with its cause, which is only logged. */
  failure(message: string, cause: unknown, fields: LogFields = {}): void {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    // A driver's error carries `parameters` and `detail`, which hold personal data: only these three are kept.
    this.pino.error(
      {
        ...fields,
        cause: withoutAddresses(`${error.name}: ${error.message}`),
        stack: withoutAddresses(withSourceLines(error.stack)),
      },
      message,
    );
    standardOutput?.flush();
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.pino.error({ context, stack }, message instanceof Error ? message.message : String(message));
    standardOutput?.flush();
  }

  debug(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }

  /** Waits until everything is written; call before the process exits. */
  flush(): Promise<void> {
    return new Promise((resolve) => this.pino.flush(() => resolve()));
  }
}
