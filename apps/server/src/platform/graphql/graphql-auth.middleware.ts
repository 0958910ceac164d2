import type { NextFunction, Response } from 'express';
import type { Authenticator } from '../auth/authenticator';
import { unauthenticated } from '../errors/domain-error';
import { toPublicError } from '../errors/public-error';
import type { AppRequest } from '../http/app-request';
import { Logger } from '../observability/logger';

/** In front of POST /graphql: no operation, not even introspection, without a signed-in caller (decision 1). */
export function graphqlAuth(authenticator: Authenticator, logger: Logger) {
  return async (request: AppRequest, response: Response, next: NextFunction): Promise<void> => {
    try {
      const viewer = await authenticator.viewer({ headers: request.headers, method: request.method });
      if (!viewer) throw unauthenticated();
      request.viewer = viewer;
      next();
    } catch (thrown) {
      const error = toPublicError(thrown);
      if (error.internal) logger.failure('authentication failed', thrown, { requestId: request.id });
      response
        .status(error.status)
        .json({ errors: [{ message: error.message, extensions: { code: error.code, kind: error.kind } }] });
    }
  };
}
