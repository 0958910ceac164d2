import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Logger } from '../observability/logger';
import type { AppRequest } from '../http/app-request';
import { graphqlErrorBody, toPublicError, type PublicError } from './public-error';

/** The body of every refused REST call. */
export function restErrorBody(error: PublicError, requestId: string | undefined) {
  return {
    error: error.message,
    code: error.code,
    ...(error.field ? { field: error.field } : {}),
    ...(error.details ? { details: error.details } : {}),
    ...(error.internal ? { requestId } : {}),
  };
}

/** Answers refused REST requests from error codes; under GraphQL the error is rethrown for `formatError`. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw thrown;
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<AppRequest>(), http.getResponse<Response>());
  }

  answer(thrown: unknown, request: AppRequest, response: Response): void {
    const error = toPublicError(thrown);
    if (error.internal) this.logger.failure('request failed', thrown, { requestId: request.id });
    if (response.headersSent) {
      response.end();
      return;
    }
    // If the connection closed with the answer while the client still sends, the client would never see the answer.
    if (!request.complete && !response.shouldKeepAlive) drain(request, () => this.send(error, request, response));
    else this.send(error, request, response);
  }

  private send(error: PublicError, request: AppRequest, response: Response): void {
    const retryAfter = error.details?.['retryAfterSeconds'];
    if (typeof retryAfter === 'number') response.setHeader('retry-after', String(retryAfter));
    // Errors raised before GraphQL handles a request are still formatted for GraphQL clients.
    const graphql = /^\/graphql(\/|$)/.test(request.originalUrl.split('?')[0] ?? '');
    response
      .status(error.status)
      .json(graphql ? { errors: [graphqlErrorBody(error, request.id)] } : restErrorBody(error, request.id));
  }
}

/** More than any client of ours sends; a client that sends more may miss the answer. */
const DRAIN_BYTES = 16 * 1024 * 1024;

/** Discards the rest of a body, up to a bound, then calls back once. */
function drain(request: AppRequest, done: () => void): void {
  let left = DRAIN_BYTES;
  const finish = () => {
    request.off('data', count).off('end', finish).off('close', finish);
    done();
  };
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left <= 0) finish();
  };
  request.on('data', count).once('end', finish).once('close', finish).resume();
}
