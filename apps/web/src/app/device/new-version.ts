import { Workbox } from 'workbox-window';
import type { ToastApi } from '../../ui/toasts';
import { savesData } from '../../ui/when-idle';
import { t } from '../messages/device';

/** How often a page that stays open looks for a new version, and how soon after the last look, in milliseconds. */
const EVERY_MS = 60 * 60 * 1000;

/**
 * Has the service worker keep this version of the client on the device, and says when a newer one is ready. The newer one waits
 * until somebody asks for it: what is being typed is never taken away by an update.
 * @returns the way to stop looking for new versions
 */
export function keepUpToDate(toasts: ToastApi): () => void {
  // No worker on an insecure origin (a household's own server), and none that would get in the way of `npm run dev`.
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return () => undefined;
  // All of the client is several times what one screen needs.
  if (savesData() && !navigator.serviceWorker.controller) return () => undefined;
  const worker = new Workbox('/sw.js');
  let asked = false;
  const reload = (): void => {
    asked = true;
    // In another tab the new version was taken already: then nothing waits any more.
    void navigator.serviceWorker.getRegistration().then((registration) => {
      if (registration?.waiting) worker.messageSkipWaiting();
      else window.location.reload();
    });
  };
  worker.addEventListener('waiting', () =>
    toasts.stay(t.device.update.ready, { label: t.device.update.reload, onClick: reload }),
  );
  let replaced = false;
  worker.addEventListener('controlling', ({ isUpdate }) => {
    replaced = isUpdate === true;
    if (asked) window.location.reload();
  });
  // Another tab took the new version: what this one has not loaded by now is gone.
  const onMissing = (): void => {
    if (replaced) window.location.reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  let looked = performance.now();
  const look = (): void => {
    if (document.visibilityState === 'hidden' || performance.now() - looked < EVERY_MS) return;
    looked = performance.now();
    // Without a network the next look finds it.
    worker.update().catch(() => undefined);
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  // A browser may refuse (storage is full or blocked): then this is a page like any other.
  worker.register().catch(() => undefined);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', onMissing);
    document.removeEventListener('visibilitychange', look);
  };
}
