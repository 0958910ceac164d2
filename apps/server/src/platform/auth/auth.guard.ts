import { type CanActivate, type ExecutionContext, Injectable, SetMetadata, createParamDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { forbidden, unauthenticated } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';
import { networkOf } from '../limits/client-network';
import { Authenticator } from './authenticator';
import type { Viewer } from './viewer';

const PUBLIC = 'homefold:public';

/** Opens a REST route to callers without a sign-in. Everything else is closed. */
export const Public = () => SetMetadata(PUBLIC, true);

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

/** The signed-in caller, on both doors. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const viewer = viewerOf(context);
  if (!viewer) throw unauthenticated();
  return viewer;
});

/** The network that a caller is counted under by rate limits, on both doors. */
export const ClientNetwork = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<GraphQLContext>().network;
  return networkOf(context.switchToHttp().getRequest<AppRequest>().ip);
});

/**
 * Closes every route by default. GraphQL arrives with its viewer already decided (once per operation, see
 * graphql/graphql-auth.middleware.ts), so here it is a look at a field, also for root fields in bulk.
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
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const viewer = await this.authenticator.viewer({ headers: request.headers, method: request.method });
    if (!viewer) throw unauthenticated();
    request.viewer = viewer;
    assertOwnIds(request, viewer);
    return true;
  }
}

const idParameters = ['userId', 'user_id'];
/** A header carries bytes: names beyond ASCII come as UTF-8 that Node reads as Latin-1, or percent-encoded. */
function spellings(value: string): string[] {
  const read = [value, Buffer.from(value, 'latin1').toString('utf8')];
  try {
    return [...read, decodeURIComponent(value)];
  } catch {
    return read;
  }
}

const idHeaders = ['x-user-id', 'user-id', 'x-user-email', 'x-user-name'];

/**
 * Decision 2: documented user ids are accepted and never trusted: absent or the caller's own is fine, anything else
 * is 403, wherever it stands.
 */
function assertOwnIds(request: AppRequest, viewer: Viewer): void {
  const body: unknown = request.body;
  const given: unknown[] = [];
  for (const name of idParameters) {
    given.push(request.query[name]);
    if (body && typeof body === 'object' && !Array.isArray(body)) given.push((body as Record<string, unknown>)[name]);
  }
  for (const value of given)
    if (value !== undefined && value !== null && value !== '' && value !== viewer.userId)
      throw forbidden('The user id is not yours.');
  const own: Record<string, string> = {
    'x-user-id': viewer.userId,
    'user-id': viewer.userId,
    'x-user-email': viewer.email,
    'x-user-name': viewer.name,
  };
  for (const name of idHeaders) {
    const value = request.headers[name];
    if (value !== undefined && !spellings(String(value)).includes(own[name] ?? ''))
      throw forbidden(`The ${name} header is not yours.`);
  }
}
