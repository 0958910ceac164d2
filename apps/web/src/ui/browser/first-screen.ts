import { whenIdle } from './when-idle';

/**
 * Time in milliseconds after which a screen that never appears (an error, a slow network) no longer delays the rest.
 */
const AT_LAST_MS = 8_000;

let show: () => void;
const shown = new Promise<void>((resolve) => {
  show = resolve;
  setTimeout(resolve, AT_LAST_MS);
});

/** Called when the first screen has its content. */
export const firstScreenShown = (): void => show();

/**
 * Calls back once the first screen has its content and the browser is idle. The browser is idle while it waits for the
 * first answers too, but work started then would compete with them for bandwidth and CPU.
 *
 * @returns the function that cancels it
 */
export function afterFirstScreen(run: () => void): () => void {
  let cancel: (() => void) | null = null;
  let cancelled = false;
  void shown.then(() => {
    if (!cancelled) cancel = whenIdle(run);
  });
  return () => {
    cancelled = true;
    cancel?.();
  };
}
