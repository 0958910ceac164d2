import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import compression from 'compression';
import type { Express, NextFunction, Request, Response } from 'express';
import { Authenticator } from '../auth';
import { AppConfig } from '../config';
import { HttpErrorFilter } from '../errors';
import { HotQueries, SubscriptionServer, graphqlAuth } from '../graphql';
import { Logger, Metrics } from '../observability';
import { BodyGuard } from './body.guard';
import { describeApi } from './openapi';
import { Origins } from './origins';
import { secure } from './security';
import { validation } from './validation';
import { serveWebClient } from './web-client';

/** What the composition root adds: routes on the raw Express app, and the contents of `/app-config.json`. */
export interface HttpHooks {
  /** The identity library and signed webhooks read their bodies themselves. */
  mountRaw: (express: Express) => void;
  publicConfig: () => object;
  /** OpenAPI description of the raw routes. */
  rawPaths: OpenAPIObject['paths'];
}

/** Assembles the HTTP side of the application for main and the tests. Does not listen yet. */
export async function assembleHttp(app: INestApplication, hooks: HttpHooks): Promise<void> {
  const express = app.getHttpAdapter().getInstance() as Express;
  const config = app.get(AppConfig);
  const logger = app.get(Logger);
  const errors = new HttpErrorFilter(logger);

  secure(express, { config, errors, logger, metrics: app.get(Metrics), origins: app.get(Origins) });
  // Not the sign-in's answers: attacker-controlled text must not be compressed together with a secret (BREACH).
  const compress = compression();
  express.use(['/graphql', '/api'], (request: Request, response: Response, next: NextFunction) =>
    // Skipped for clients that accept no compression.
    request.headers['accept-encoding'] === undefined ? next() : compress(request, response, next),
  );
  hooks.mountRaw(express);
  express.use(
    '/graphql',
    graphqlAuth(app.get(Authenticator), errors),
    app.get(BodyGuard).graphql(errors),
    app.get(HotQueries).middleware,
  );
  app.useGlobalFilters(errors);
  app.useGlobalPipes(validation);
  describeApi(app, hooks.rawPaths);
  // Nest's own 404 ends the chain: pages are registered before it, and skip every API path.
  serveWebClient(express, config, hooks.publicConfig);
  await app.init();
  app.get(SubscriptionServer).attach(app.getHttpServer() as Server);
}
