import { useSyncExternalStore } from 'react';

/** The browser's offer to put the product among the device's programs; not every browser makes one. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Holds the browser's own bar back until somebody asks for it; called once, early, since the offer is made once. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Asks the browser to install; resolves once the person has answered it. */
export async function install(): Promise<void> {
  const asked = offer;
  if (!asked) return;
  await asked.prompt();
  // An offer is good for one question.
  setOffer(null);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** iPhone and iPad install by the share menu alone, and tell nobody that they can. */
const byShareMenu = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches;

/** How this browser can install the product: by its own question, by the share menu, or (null) not at all or not again. */
export function useInstallWay(): 'question' | 'share-menu' | null {
  const offered = useSyncExternalStore(subscribe, () => offer !== null);
  if (isInstalled()) return null;
  if (offered) return 'question';
  return byShareMenu() ? 'share-menu' : null;
}
