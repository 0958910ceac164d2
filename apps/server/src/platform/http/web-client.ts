import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isPage } from '@homefold/domain';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { AppConfig } from '../config';

/** Paths that never fall back to the web client: an unknown one is an API 404. */
const API = /^\/(api|graphql|identity|files|feeds|unsubscribe|dev|healthz|readyz|metrics|assets)(\/|$)/;

/** Serves the built web client: hashed assets for a year, everything else through index.html, uncached. */
export function serveWebClient(app: Express, config: AppConfig, publicConfig: () => object): void {
  app.get('/app-config.json', (_request: Request, response: Response) => {
    response.setHeader('cache-control', 'no-cache');
    response.json(publicConfig());
  });
  // requested by browsers on pages without an icon, such as those linked from mails
  app.get('/favicon.ico', (_request: Request, response: Response) => response.redirect(301, '/favicon.svg'));
  const index = join(config.webDir, 'index.html');
  const pages = express.static(config.webDir, {
    index: false,
    maxAge: 0,
    // an outdated worker would keep serving an outdated client
    setHeaders: (response: Response, path: string) => {
      if (basename(path) === 'sw.js') response.setHeader('cache-control', 'no-cache');
    },
  });
  app.use(
    '/assets',
    precompressed(join(config.webDir, 'assets')),
    express.static(join(config.webDir, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: true }),
  );
  // API calls skip the file look-up
  app.use((request: Request, response: Response, next: NextFunction) =>
    API.test(request.path) ? next() : pages(request, response, next),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (API.test(request.path) || !request.accepts('html') || !existsSync(index)) return next();
    response.setHeader('cache-control', 'no-cache');
    // the client shows its own 404 page
    if (!isPage(request.path)) response.status(404);
    response.sendFile(index);
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves the copy precompressed by the build (apps/web/vite/precompress.mjs) when the browser accepts it. */
function precompressed(dir: string): (request: Request, response: Response, next: NextFunction) => void {
  const files = new Set(existsSync(dir) ? readdirSync(dir) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const type = TYPES[extname(name)];
    if (type) {
      response.vary('Accept-Encoding');
      const found = ENCODINGS.find(
        ([encoding, ending]) => files.has(name + ending) && request.acceptsEncodings(encoding) !== false,
      );
      if (found) {
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', found[0]);
        request.url = `/${name}${found[1]}`;
      }
    }
    next();
  };
}
