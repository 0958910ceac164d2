import { type CanActivate, type ExecutionContext, Injectable, SetMetadata, createParamDecorator } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { NextFunction, Response } from 'express';
import { assertOwnBodyIds, assertOwnFamilies, isPublic, ownerOfRow, type Viewer } from '../auth';
import type { HttpErrorFilter } from '../errors';
import type { AppRequest } from './app-request';
import {
  type JsonLimits,
  PUBLIC_JSON,
  SIGNED_IN_JSON,
  assertJsonHeaders,
  hasBody,
  isJson,
  parseJson,
  parseJsonAside,
  readBytes,
} from './json-body';
import { EventLoopQueue } from './event-loop-queue';
import { Uploads, ownerOf } from './uploads';

const DATA_URL_FIELD = 'homefold:data-url-field';

/** An image of 5 MB as base64, plus the rest of the body. */
const DATA_URL_BYTES = 7 * 1024 * 1024;
/** Bodies up to this size cost next to nothing to parse and validate. */
const SMALL = 2 * 1024;

/**
 * The route's body may carry an image as a data URL in this field. The image never becomes part of the parsed body:
 * `DataUrl` provides it, and the field is absent.
 */
export const TakesDataUrl = (field: string) => SetMetadata(DATA_URL_FIELD, field);

/** The data URL of a route that `TakesDataUrl`, unvalidated; undefined without one. */
export const DataUrl = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<AppRequest>().dataUrl,
);

const TAKES_ROW = 'homefold:takes-row';

const OtherOwner = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<AppRequest>().sentOwner,
);

/**
 * Another member's user id in a row that is sent back whole. The handler checks that it is the row's own (`assertOwner`);
 * routes without this parameter accept no other user id than the caller's.
 */
export const SentOwner = (): ParameterDecorator => (target, method, index) => {
  if (method === undefined) throw new Error('SentOwner belongs to a method of a controller');
  OtherOwner()(target, method, index);
  const handler = Object.getOwnPropertyDescriptor(target, method)?.value as object;
  Reflect.defineMetadata(TAKES_ROW, true, handler);
};

/**
 * Reads the bodies of REST calls, behind the auth guard. Bodies are read only once the caller and the route's limits
 * are known. Of a route without `@Body()` only a signed-in caller's JSON is read, for the ids that every route checks;
 * such a route may read anything else itself.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  private readonly queue = new EventLoopQueue();

  constructor(
    private readonly reflector: Reflector,
    private readonly uploads: Uploads,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'graphql') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const field = this.reflector.get<string | undefined>(DATA_URL_FIELD, context.getHandler());
    if (!hasBody(request) || !(takesBody(context) || isUnusedJson(request))) return true;
    if (field && request.viewer)
      await this.takeWithDataUrl(request, http.getResponse<Response>(), { field, owner: ownerOf(request.viewer) });
    else request.body = await this.json(request, isPublic(this.reflector, context) ? PUBLIC_JSON : SIGNED_IN_JSON);
    if (request.viewer) this.assertIds(request, request.viewer, context);
    return true;
  }

  private assertIds(request: AppRequest, viewer: Viewer, context: ExecutionContext): void {
    const body = request.body as object;
    const takesRow = this.reflector.get<boolean | undefined>(TAKES_ROW, context.getHandler());
    request.sentOwner = takesRow ? ownerOfRow(body, viewer) : undefined;
    if (request.sentOwner === undefined) assertOwnBodyIds(body, viewer);
    else assertOwnFamilies(body, viewer);
  }

  /** In front of GraphQL and behind its sign-in: the same limits for its one route. */
  graphql(errors: HttpErrorFilter) {
    return (request: AppRequest, response: Response, next: NextFunction): void => {
      request.body = undefined;
      if (request.method !== 'POST' || !hasBody(request)) return next();
      this.json(request, SIGNED_IN_JSON).then(
        (body) => {
          request.body = body;
          next();
        },
        (thrown: unknown) => errors.answer(thrown, request, response),
      );
    };
  }

  private async json(request: AppRequest, limits: JsonLimits): Promise<object> {
    assertJsonHeaders(request, limits.bytes);
    const bytes = await readBytes(request, limits.bytes);
    if (bytes.length > SMALL) await this.queue.next();
    return parseJson(bytes, limits);
  }

  private async takeWithDataUrl(
    request: AppRequest,
    response: Response,
    { field, owner }: { field: string; owner: string },
  ): Promise<void> {
    assertJsonHeaders(request, DATA_URL_BYTES);
    const bytes = await this.uploads.body(request, response, DATA_URL_BYTES, owner);
    await this.queue.next();
    const { tree, aside } = parseJsonAside(bytes, field, SIGNED_IN_JSON);
    request.body = tree;
    request.dataUrl = aside;
  }
}

/** JSON that the handler does not take. */
const isUnusedJson = (request: AppRequest): boolean =>
  request.viewer !== undefined && request.method !== 'GET' && request.method !== 'HEAD' && isJson(request);

/** Whether the handler takes a body at all. */
function takesBody(context: ExecutionContext): boolean {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ??
    {}) as object;
  return Object.keys(args).some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
}
