import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** Network timeout, in seconds. */
const PATIENCE = 3;

const PATH = '/app-config.json';
const CACHE = 'homefold-configuration';

/** Serves the server's public configuration (no personal data) network-first, falling back to the last response. */
export function keepConfiguration(scope: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === PATH,
    new NetworkFirst({ cacheName: CACHE, networkTimeoutSeconds: PATIENCE }),
  );
  // The page that installs this worker has fetched it already, bypassing the worker.
  scope.addEventListener('install', (event) =>
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.add(PATH))
        .catch(() => undefined),
    ),
  );
}
