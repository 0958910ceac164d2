import { messageSW, Workbox } from 'workbox-window';
import type { ToastApi } from '../../ui/toasts/toasts';
import { savesData } from '../../ui/browser/when-idle';
import { t } from '../../messages/device';
import { STEP_ASIDE } from '../../service-worker/messages';
import { forgetStored, readStored, store } from '../../storage/stored';

/** How often an open page checks for a new version, which is also the minimum interval, in milliseconds. */
const EVERY_MS = 60 * 60 * 1000;

/**
 * How long the new worker may take to replace the old one, in milliseconds. It takes some hundred, but half a minute in Chromium
 * when a request reaches the old worker while that one is being stopped.
 */
const PATIENCE_MS = 2000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Lets the service worker cache this version of the client, and reports when a newer one is ready. The newer one waits
 * until the user accepts it: an update never discards unsaved input.
 * @returns stops checking for new versions
 */
export function watchForUpdates(toasts: ToastApi): () => void {
  // No service worker on insecure origins (a self-hosted server), and none to interfere with `npm run dev`.
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return () => undefined;
  // The precache is several times the size of one screen.
  if (savesData() && !navigator.serviceWorker.controller) return () => undefined;
  const worker = new Workbox('/sw.js');
  // This page is of the new version already, although its worker is still waiting.
  let updated = readStored('updating') !== null;
  forgetStored('updating');
  let asked = false;
  const reload = async (): Promise<void> => {
    asked = true;
    const registration = await navigator.serviceWorker.getRegistration();
    // Another tab may have activated the new version: then nothing is waiting any more.
    if (!registration?.waiting) return window.location.reload();
    worker.messageSkipWaiting();
    await sleep(PATIENCE_MS);
    store('updating', 'yes');
    // Workers of earlier builds do not answer.
    if (registration.active)
      await Promise.race([messageSW(registration.active, { type: STEP_ASIDE }), sleep(PATIENCE_MS)]);
    window.location.reload();
  };
  worker.addEventListener('waiting', () => {
    if (!updated)
      return toasts.stay(t.device.update.ready, { label: t.device.update.reload, onClick: () => void reload() });
    updated = false;
    worker.messageSkipWaiting();
  });
  let replaced = false;
  worker.addEventListener('controlling', ({ isUpdate }) => {
    replaced = isUpdate === true;
    if (asked) window.location.reload();
  });
  // Another tab activated the new version: chunks this one has not loaded yet are gone.
  const onMissing = (): void => {
    if (replaced) window.location.reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  let looked = performance.now();
  const look = (): void => {
    if (document.visibilityState === 'hidden' || performance.now() - looked < EVERY_MS) return;
    looked = performance.now();
    // Offline: the next check finds it.
    worker.update().catch(() => undefined);
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  // The browser may refuse (storage full or blocked): then the page works without a service worker.
  worker.register().catch(() => undefined);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', onMissing);
    document.removeEventListener('visibilitychange', look);
  };
}
