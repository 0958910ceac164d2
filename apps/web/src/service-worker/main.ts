import { keepConfiguration } from './configuration';
import { listenForPush } from './push';
import { serveShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

/*
 * The service worker, built to /sw.js (vite/service-worker.mjs). It serves the client's own files and nothing else: what the
 * API, GraphQL, feeds and the sign-in answer never passes through it. What can be read offline is kept by the page, where it is
 * known whose it is (docs/decisions/offline.md).
 */
serveShell(self);
keepConfiguration(self);
listenForPush(self);
