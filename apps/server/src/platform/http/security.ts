import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Express, type NextFunction, type Response } from 'express';
import helmet from 'helmet';
import type { AppConfig } from '../config';
import type { HttpErrorFilter } from '../errors';
import { rateLimited } from '../errors/domain-error';
import { networkOf } from '../limits/client-network';
import type { Logger } from '../observability/logger';
import { underRequestId } from '../observability/request-id';
import type { Metrics } from '../observability/metrics';
import type { AppRequest } from './app-request';
import type { Origins } from './origins';
import { refusePage } from './refusal-page';

/** A coarse per-process flood guard; what must not be guessed has its own limits, shared through the database. */
const FLOOD_LIMIT = 600;
const FLOOD_WINDOW_MS = 60_000;
/** Express matches routes regardless of case, so every pattern here ignores case too. */
const CALLS = /^\/(?:graphql|api|identity)/i;

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

interface SecureParts {
  config: AppConfig;
  errors: HttpErrorFilter;
  logger: Logger;
  metrics: Metrics;
  origins: Origins;
}

/** Everything in front of every route: ids, logs, headers, limits, and host names. */
export function secure(app: Express, { config, errors, logger, metrics, origins }: SecureParts): void {
  app.disable('x-powered-by');
  // API answers are made for one person at one moment, so an ETag would never match. Files have their own.
  app.disable('etag');
  app.response.json = sendJson;
  app.set('trust proxy', config.trustProxy);
  app.use((request: AppRequest, _response: Response, next: NextFunction) => {
    request.ownOrigin = origins.of(request);
    next();
  });
  app.use(requestLog(logger, metrics));
  app.use(securityHeaders(config));
  app.use(floodGuard(config, errors));
  app.use(ownNamesOnly(origins, errors));
}

/** Helmet's headers are the same for every answer, so they are computed once. API answers are not cached. */
function securityHeaders(config: AppConfig) {
  const request = new IncomingMessage(new Socket());
  const sample = new ServerResponse(request);
  helmetOf(config)(request, sample, (error?: unknown) => {
    if (error) throw error as Error;
  });
  const headers = new Map(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]));
  const policy = headers.get(CSP) ?? '';
  return (request: AppRequest, response: Response, next: NextFunction): void => {
    response.setHeaders(headers);
    // Older browsers do not accept 'self' for sockets.
    if (request.ownOrigin)
      response.setHeader(
        CSP,
        policy.replace(CONNECT_SELF, `${CONNECT_SELF} ${request.ownOrigin.replace(/^http/, 'ws')}`),
      );
    // Also for requests without a bearer token, which caches would not recognise as private: a cookie authenticates
    // too.
    if (/^\/api\//i.test(request.path)) response.setHeader('cache-control', 'no-store');
    next();
  };
}

const CSP = 'content-security-policy';
const CONNECT_SELF = "connect-src 'self'";

const helmetOf = (config: AppConfig) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // The barcode reader is WebAssembly; this does not allow text to be evaluated as script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...clerkSources(config)],
        // Emotion injects styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(config.identity.kind === 'clerk' ? ['https://img.clerk.com'] : [])],
        connectSrc: ["'self'", ...clerkSources(config)],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: config.publicUrl?.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

const clerkSources = (config: AppConfig): string[] =>
  config.identity.kind === 'clerk' ? [config.identity.issuer, 'https://challenges.cloudflare.com'] : [];

/**
 * A faster `response.json`: Express creates a buffer first and so needs two writes. Node sets the length, and omits the
 * body where the method or the status has none.
 */
function sendJson(this: Response, body?: unknown): Response {
  if (!this.hasHeader('content-type')) this.setHeader('content-type', 'application/json; charset=utf-8');
  return this.end(Buffer.from(JSON.stringify(body) ?? ''));
}

/** These paths are capabilities, so their last part is never logged. */
const SECRET_PATHS = /^\/(files|feeds|unsubscribe|dev\/mail)\/.*/i;

function requestLog(logger: Logger, metrics: Metrics) {
  return (request: AppRequest, response: Response, next: NextFunction): void => {
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    response.setHeader('x-request-id', request.id);
    const started = process.hrtime.bigint();
    // The path without its query, which may hold tokens and codes.
    const path = request.path.replace(SECRET_PATHS, '/$1/…');
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const group = `/${path.split('/')[1] ?? ''}`;
      metrics.httpDuration.observe(
        { method: request.method, group: knownGroups.has(group) ? group : '/web', status: String(response.statusCode) },
        seconds,
      );
      if (group === '/assets') return;
      logger.request({
        requestId: request.id,
        method: request.method,
        path: path.length > 200 ? `${path.slice(0, 200)}…` : path,
        status: response.statusCode,
        ms: Math.round(seconds * 1_000),
        userId: request.viewer?.userId,
      });
    });
    underRequestId(request.id, next);
  };
}

/** Used by monitoring, under any name. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** A foreign name is a page under DNS rebinding, or an undeclared proxy. */
function ownNamesOnly(origins: Origins, errors: HttpErrorFilter) {
  return (request: AppRequest, response: Response, next: NextFunction): void => {
    if (request.ownOrigin !== null) return origins.within(request.ownOrigin, next);
    if (HEALTH.has(request.path)) return next();
    try {
      origins.require(request);
    } catch (refusal) {
      if (request.accepts(['json', 'html']) === 'html') refusePage(refusal, response);
      else errors.answer(refusal, request, response);
    }
  };
}

const knownGroups = new Set([
  '/graphql',
  '/api',
  '/identity',
  '/files',
  '/feeds',
  '/unsubscribe',
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets',
]);

function floodGuard(config: AppConfig, errors: HttpErrorFilter) {
  const counts = new Map<string, number>();
  if (config.nodeEnv !== 'test') setInterval(() => counts.clear(), FLOOD_WINDOW_MS).unref();
  return (request: AppRequest, response: Response, next: NextFunction): void => {
    // Files do not count: after a release each device of a home fetches hundreds of them, all from one network.
    if (config.nodeEnv === 'test' || !CALLS.test(request.path)) return next();
    const network = networkOf(request.ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= FLOOD_LIMIT) return next();
    errors.answer(rateLimited(FLOOD_WINDOW_MS / 1_000), request, response);
  };
}
