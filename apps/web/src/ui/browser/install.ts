import { useSyncExternalStore } from 'react';

/** The browser's install prompt event; not every browser fires it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Suppresses the browser's own install bar until the user asks for it; called once and early, as the event fires only once.
 */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Shows the browser's install prompt; resolves once the user has answered it. */
export async function install(): Promise<void> {
  const asked = offer;
  if (!asked) return;
  await asked.prompt();
  // A prompt can be shown only once.
  setOffer(null);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** iPhone and iPad install through the share menu only, and fire no event. */
const byShareMenu = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches;

/** How this browser can install the app: by its prompt, by the share menu, or (null) not at all or no more. */
export function useInstallWay(): 'question' | 'share-menu' | null {
  const offered = useSyncExternalStore(subscribe, () => offer !== null);
  if (isInstalled()) return null;
  if (offered) return 'question';
  return byShareMenu() ? 'share-menu' : null;
}
