import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isPage } from '@homefold/domain';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { AppConfig } from '../config';

/** Paths that never fall back to the web client: an unknown one is an API 404. */
const API = /^\/(api|graphql|identity|files|feeds|unsubscribe|dev|healthz|readyz|metrics|assets)(\/|$)/;

/** Pages with their own HTML, which includes their first paint (apps/web/vite/pages.mjs); the others share one. */
const OWN_HTML: Readonly<Record<string, string>> = { '/': 'landing.html', '/dashboard': 'dashboard.html' };
const SHARED_HTML = 'index.html';

/** Serves the built web client: hashed assets for a year, pages revalidated every time. */
export function serveWebClient(app: Express, config: AppConfig, publicConfig: () => object): void {
  app.get('/app-config.json', (_request: Request, response: Response) => {
    response.setHeader('cache-control', 'no-cache');
    response.json(publicConfig());
  });
  // requested by browsers on pages without an icon, such as those linked from mails
  app.get('/favicon.ico', (_request: Request, response: Response) => response.redirect(301, '/favicon.svg'));
  // The dashboard's own HTML requests a token from the built-in sign-in before any code has loaded; Clerk has no such
  // endpoint.
  const sendPage = pageSender(config.webDir, config.identity.kind === 'clerk' ? ['/'] : Object.keys(OWN_HTML));
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
  const compressed = precompressed(config.webDir);
  // API calls skip the file look-up
  app.use((request: Request, response: Response, next: NextFunction) =>
    API.test(request.path) ? next() : compressed(request, response, () => pages(request, response, next)),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (API.test(request.path) || !request.accepts('html') || !existsSync(join(config.webDir, SHARED_HTML)))
      return next();
    response.setHeader('cache-control', 'no-cache');
    // the client shows its own 404 page
    if (!isPage(request.path)) response.status(404);
    sendPage(request, response);
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The encoding of a precompressed copy that this browser accepts; undefined if there is none. */
const copyFor = (request: Request, name: string, files: ReadonlySet<string>): (typeof ENCODINGS)[number] | undefined =>
  ENCODINGS.find(([encoding, ending]) => files.has(name + ending) && request.acceptsEncodings(encoding) !== false);

const filesIn = (dir: string): ReadonlySet<string> => new Set(existsSync(dir) ? readdirSync(dir) : []);

/** Serves the copy precompressed by the build (apps/web/vite/precompress.mjs) when the browser accepts it. */
function precompressed(dir: string): (request: Request, response: Response, next: NextFunction) => void {
  const files = filesIn(dir);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const type = TYPES[extname(name)];
    if (type) {
      response.vary('Accept-Encoding');
      const found = copyFor(request, name, files);
      if (found) {
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', found[0]);
        request.url = `/${name}${found[1]}`;
      }
    }
    next();
  };
}

/** @param own the paths that get their own HTML */
function pageSender(dir: string, own: readonly string[]): (request: Request, response: Response) => void {
  const files = filesIn(dir);
  return (request, response) => {
    const path = request.path.toLowerCase().replace(/(?<=.)\/+$/, '');
    const html = own.includes(path) ? OWN_HTML[path] : undefined;
    const name = html !== undefined && files.has(html) ? html : SHARED_HTML;
    const found = copyFor(request, name, files);
    response.vary('Accept-Encoding');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (found) response.setHeader('content-encoding', found[0]);
    response.sendFile(join(dir, `${name}${found?.[1] ?? ''}`));
  };
}
