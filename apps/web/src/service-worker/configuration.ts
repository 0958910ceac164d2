import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** A server that has not answered by then is as good as away, in seconds. */
const PATIENCE = 3;

const PATH = '/app-config.json';
const CACHE = 'homefold-configuration';

/** The server's public configuration (nobody's data): as it is now, and without a network as it was last. */
export function keepConfiguration(scope: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === PATH,
    new NetworkFirst({ cacheName: CACHE, networkTimeoutSeconds: PATIENCE }),
  );
  // The page that brought this worker has asked already, without it.
  scope.addEventListener('install', (event) =>
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.add(PATH))
        .catch(() => undefined),
    ),
  );
}
