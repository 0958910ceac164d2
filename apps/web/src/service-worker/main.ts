import { keepConfiguration } from './configuration';
import { listenForPush } from './push';
import { serveShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

/* The service worker, built to /sw.js (vite/service-worker.mjs). It serves the client's own files only: responses of the
   API, GraphQL, feeds and the sign-in never pass through it. Offline data is stored by the page, which knows its owner
   (docs/decisions/offline.md). */
serveShell(self);
keepConfiguration(self);
listenForPush(self);
