import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const entry = resolve(import.meta.dirname, '../src/service-worker/main.ts');

/** Files at the root that the first paint needs. */
const atRoot = ['index.html', 'landing.html', 'dashboard.html', 'theme.js', 'early.js', 'favicon.svg'];

/**
 * The development server's /sw.js: otherwise the worker of an earlier build on the same address would keep serving that
 * build. It removes itself and its caches and reloads the page.
 */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) page.navigate(page.url);
})()));
`;

/**
 * Vite plugin: builds src/service-worker to /sw.js, a self-contained script with the list of this build's files. Files
 * without a hash in their name get a digest: an install that meets another build's file (in the middle of a deployment)
 * fails as a whole and is retried later.
 */
export function serviceWorker() {
  let config;
  return {
    name: 'homefold-service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(farewell);
      });
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        const hashed = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
        const shell = [
          ...(await Promise.all(atRoot.map((name) => digested(dir, name)))),
          ...hashed.sort().map((name) => ({ url: `/${name}`, revision: null })),
        ];
        await build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: config.logLevel,
          publicDir: false,
          define: { __SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: config.build.target,
            modulePreload: false,
            rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

async function digested(dir, name) {
  const bytes = await readFile(join(dir, name));
  const digest = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding);
  return {
    url: `/${name}`,
    revision: digest('sha256', 'hex').slice(0, 16),
    integrity: `sha384-${digest('sha384', 'base64')}`,
  };
}
