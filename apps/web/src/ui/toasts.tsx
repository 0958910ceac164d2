import { CircleAlert, CircleCheck, CloudOff, Mail, Sparkles, WifiOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { t } from '../app/messages/public';
import type { ToastAction } from './toast-region';

type Region = typeof import('./toast-region');

/** How soon code that did not arrive is asked for again, in milliseconds; each time twice as long, up to the last. */
const AGAIN_MS = { first: 5_000, last: 120_000 };

/** Resolves when the network comes back, or so much later. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });

/** A network that goes in the first seconds takes no screen down: what is to be said waits for the code that says it. */
const fetchRegion = (again = AGAIN_MS.first): Promise<Region> =>
  import('./toast-region').catch(async () => {
    await pause(again);
    return fetchRegion(Math.min(again * 2, AGAIN_MS.last));
  });

let region: Promise<Region> | undefined;
/** Toasts are nobody's first need: their code comes after the first screen. */
const load = (): Promise<Region> => (region ??= fetchRegion());
const ToastRegion = lazy(load);

/** The specification's timings: a message 4 s, an error 5 s, a network error 6 s, the digest 8 s; something to undo 8 s. */
const MS = { message: 4000, error: 5000, network: 6000, undo: 8000, mailed: 8000 };

function show(icon: LucideIcon | null, text: string, duration: number, ...actions: ToastAction[]): void {
  void load().then((loaded) => loaded.show(icon, text, duration, actions));
}

const api = {
  /** Something worked: 'Photo uploaded successfully!'. */
  success: (text: string) => show(CircleCheck, text, MS.message),
  /** Something waits on this device until there is a network again. */
  kept: (text: string) => show(CloudOff, text, MS.message),
  /** Something worked and can be taken back; `also` is one more thing to do with it. */
  undo: (text: string, onUndo: () => void, also?: ToastAction) =>
    show(CircleCheck, text, MS.undo, ...(also ? [also] : []), { label: t.common.undo, onClick: onUndo }),
  /** Something that waits for an answer, however long: with Dismiss. */
  stay: (text: string, action: ToastAction) =>
    show(Sparkles, text, Infinity, { label: t.common.dismiss, onClick: () => undefined }, action),
  /** Something worked, and leads on. */
  offer: (text: string, action: ToastAction) => show(CircleCheck, text, MS.undo, action),
  /** What became of a mail, on one line or several. */
  mailed: (text: string) => show(Mail, text, MS.mailed),
  /** Why no mail went out. The documented sentence begins with a mark of its own: no second one beside it. */
  notMailed: (text: string) => show(null, text, MS.mailed, { label: t.common.dismiss, onClick: () => undefined }),
  /** Something failed; without words of its own the generic sentence. Dismiss closes it. */
  error: (text: string = t.common.errors.generic) =>
    show(CircleAlert, text, MS.error, { label: t.common.dismiss, onClick: () => undefined }),
  /** Something failed and may work when tried again. */
  retry: (text: string, onRetry: () => void) =>
    show(CircleAlert, text, MS.network, { label: t.common.retry, onClick: onRetry }),
  /** The server was not reached. `reason` picks the documented sentence. */
  network: (onRetry: () => void, reason: 'connection' | 'timeout' | 'network' = 'network') =>
    show(WifiOff, t.common.errors[reason], MS.network, { label: t.common.retry, onClick: onRetry }),
};

/** What can be said in a toast. */
export type ToastApi = typeof api;

/** The toasts: `const toasts = useToasts(); toasts.success('Saved')`. */
export const useToasts = (): ToastApi => useMemo(() => api, []);

/** Where toasts appear. Mounted once. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
