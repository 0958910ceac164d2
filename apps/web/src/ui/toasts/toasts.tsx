import { CircleAlert, CircleCheck, CloudOff, Mail, Sparkles, WifiOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { t } from '../../messages/public';
import { afterFirstScreen } from '../browser/first-screen';
import type { ToastAction } from './toast-region';

type Region = typeof import('./toast-region');

/** Retry delays for code that failed to load, in milliseconds: doubled each time, up to `last`. */
const AGAIN_MS = { first: 5_000, last: 120_000 };

/** Resolves when the network comes back, or after `ms`. */
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

/** Losing the network in the first seconds breaks no screen: toasts wait until their code has loaded. */
const fetchRegion = (again = AGAIN_MS.first): Promise<Region> =>
  import('./toast-region').catch(async () => {
    await pause(again);
    return fetchRegion(Math.min(again * 2, AGAIN_MS.last));
  });

let region: Promise<Region> | undefined;
/** Toasts are not needed at first: their code is loaded after the first screen. */
const load = (): Promise<Region> => (region ??= fetchRegion());
const ToastRegion = lazy(load);

/** Display time by kind: a message 4 s, an error 5 s, a network error 6 s, the digest 8 s; undo 8 s. */
const MS = { message: 4000, error: 5000, network: 6000, undo: 8000, mailed: 8000 };

let mountRegion: () => void = () => undefined;

function show(icon: LucideIcon | null, text: string, duration: number, ...actions: ToastAction[]): void {
  mountRegion();
  void load().then((loaded) => loaded.show(icon, text, duration, actions));
}

const api = {
  /** Success: 'Photo uploaded successfully!'. */
  success: (text: string) => show(CircleCheck, text, MS.message),
  /** A write was queued on this device until the network returns; with Undo if it can be reversed. */
  kept: (text: string, onUndo?: () => void) =>
    onUndo
      ? show(CloudOff, text, MS.undo, { label: t.common.undo, onClick: onUndo })
      : show(CloudOff, text, MS.message),
  /** Success with Undo; `also` is one more action. */
  undo: (text: string, onUndo: () => void, also?: ToastAction) =>
    show(CircleCheck, text, MS.undo, ...(also ? [also] : []), { label: t.common.undo, onClick: onUndo }),
  /** Stays until it is answered; with Dismiss. */
  stay: (text: string, action: ToastAction) =>
    show(Sparkles, text, Infinity, { label: t.common.dismiss, onClick: () => undefined }, action),
  /** Success with a follow-up action. */
  offer: (text: string, action: ToastAction) => show(CircleCheck, text, MS.undo, action),
  /** The result of a mail, on one or several lines. */
  mailed: (text: string) => show(Mail, text, MS.mailed),
  /** Why no mail was sent. The documented sentence begins with its own symbol, so no icon is added. */
  notMailed: (text: string) => show(null, text, MS.mailed, { label: t.common.dismiss, onClick: () => undefined }),
  /** An error, by default the generic one, with Dismiss. */
  error: (text: string = t.common.errors.generic) =>
    show(CircleAlert, text, MS.error, { label: t.common.dismiss, onClick: () => undefined }),
  /** An error that a retry may fix. */
  retry: (text: string, onRetry: () => void) =>
    show(CircleAlert, text, MS.network, { label: t.common.retry, onClick: onRetry }),
  /** The server was not reached. `reason` picks the documented sentence. */
  network: (onRetry: () => void, reason: 'connection' | 'timeout' | 'network' = 'network') =>
    show(WifiOff, t.common.errors[reason], MS.network, { label: t.common.retry, onClick: onRetry }),
};

/** The API of the toasts. */
export type ToastApi = typeof api;

/** Shows toasts: `const toasts = useToasts(); toasts.success('Saved')`. */
export const useToasts = (): ToastApi => useMemo(() => api, []);

/** The toast region. Mounted once; its code is loaded after the first screen, or with the first toast. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    mountRegion = () => setWanted(true);
    return afterFirstScreen(mountRegion);
  }, []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    )
  );
}
