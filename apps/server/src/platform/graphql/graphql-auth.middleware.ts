import type { NextFunction, Response } from 'express';
import type { Authenticator } from '../auth/authenticator';
import type { HttpErrorFilter } from '../errors';
import { unauthenticated } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';

/** In front of POST /graphql: no operation, not even introspection, without a signed-in caller (product rule 1). */
export function graphqlAuth(authenticator: Authenticator, errors: HttpErrorFilter) {
  return async (request: AppRequest, response: Response, next: NextFunction): Promise<void> => {
    try {
      const viewer = await authenticator.viewer({ headers: request.headers, method: request.method });
      if (!viewer) throw unauthenticated();
      request.viewer = viewer;
      response.setHeader('cache-control', 'no-store');
      next();
    } catch (thrown) {
      errors.answer(thrown, request, response);
    }
  };
}
