import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** A server that has not answered by then is as good as away, in seconds. */
const PATIENCE = 3;

/** The server's public configuration (nobody's data): as it is now, and without a network as it was last. */
export function keepConfiguration(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/app-config.json',
    new NetworkFirst({ cacheName: 'homefold-configuration', networkTimeoutSeconds: PATIENCE }),
  );
}
