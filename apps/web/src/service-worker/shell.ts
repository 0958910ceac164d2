import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { STEP_ASIDE } from './messages';

/** Every file of this build (vite/service-worker.mjs). */
declare const __SHELL__: PrecacheEntry[];

/** Paths that are not pages of the client; the server has the same list (platform/http/web-client.ts). */
const NO_PAGE =
  /^\/(api|graphql|identity|files|feeds|unsubscribe|dev|healthz|readyz|metrics|assets)(\/|$)|\.[a-z0-9]+$/i;

/** Pages with their own HTML; the server has the same list (platform/http/web-client.ts). */
const OWN_HTML = { '/': '/landing.html', '/dashboard': '/dashboard.html' };

/**
 * Serves the client from the files of ONE build: page and scripts are cached together or not at all, so that a page never
 * requests a script that a later build has replaced. A newer build is cached separately and waits for activation; if that
 * takes too long, this worker is instructed to load pages from the server (app/device/new-version.ts).
 */
export function serveShell(scope: ServiceWorkerGlobalScope): void {
  precacheAndRoute(__SHELL__, { cleanURLs: false });
  const shared = createHandlerBoundToURL('/index.html');
  const own = new Map(Object.entries(OWN_HTML).map(([path, file]) => [path, createHandlerBoundToURL(file)]));
  let aside = false;
  registerRoute(
    new NavigationRoute(
      (options) => {
        const stored = () => (own.get(options.url.pathname) ?? shared)(options);
        if (!aside) return stored();
        // Offline, or in the middle of a deployment, the stored page is better than an error.
        return fetch(options.request).then((response) => (response.ok ? response : stored()), stored);
      },
      { denylist: [NO_PAGE] },
    ),
  );
  // Controls the first visit too, so that it survives the loss of the network.
  clientsClaim();
  scope.addEventListener('message', ({ data, ports }) => {
    const type = (data as { type?: unknown } | null)?.type;
    if (type === 'SKIP_WAITING') void scope.skipWaiting();
    if (type !== STEP_ASIDE) return;
    aside = true;
    ports[0]?.postMessage(null);
  });
}
