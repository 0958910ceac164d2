import { type CanActivate, type ExecutionContext, Injectable, SetMetadata, createParamDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { unauthenticated } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';
import { networkOf } from '../limits/client-network';
import { Authenticator } from './authenticator';
import { assertOwnIds } from './own-ids';
import type { Viewer } from './viewer';

const PUBLIC = 'homefold:public';

/** Opens a REST route to callers without a sign-in. All other routes are closed. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Whether this route is open to callers without a sign-in. */
export const isPublic = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()]) === true;

/** What GraphQL resolvers get as context, for HTTP and sockets alike. */
export interface GraphQLContext {
  viewer: Viewer;
  requestId: string;
  /** The caller's network (`networkOf`), for rate limits. */
  network: string;
  /** Present on HTTP only. */
  req?: AppRequest;
}

function viewerOf(context: ExecutionContext): Viewer | undefined {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<GraphQLContext>().viewer;
  return context.switchToHttp().getRequest<AppRequest>().viewer;
}

/** The signed-in caller, on both APIs. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const viewer = viewerOf(context);
  if (!viewer) throw unauthenticated();
  return viewer;
});

/** The network that rate limits count the caller under, on both APIs. */
export const ClientNetwork = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<GraphQLContext>().network;
  return networkOf(context.switchToHttp().getRequest<AppRequest>().ip);
});

/**
 * Closes every route by default. The GraphQL viewer is already resolved once per operation
 * (graphql/graphql-auth.middleware.ts), so here it is only a field access, also for root fields in bulk.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'graphql') {
      if (!viewerOf(context)) throw unauthenticated();
      return true;
    }
    if (isPublic(this.reflector, context)) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const viewer = await this.authenticator.viewer({ headers: request.headers, method: request.method });
    if (!viewer) throw unauthenticated();
    request.viewer = viewer;
    assertOwnIds(request, viewer);
    return true;
  }
}
