import { whenIdle } from './when-idle';

/** When a screen that never shows (an error, a slow network) stops holding the rest back, in milliseconds. */
const AT_LAST_MS = 8_000;

let show: () => void;
const shown = new Promise<void>((resolve) => {
  show = resolve;
  setTimeout(resolve, AT_LAST_MS);
});

/** Called when the first screen has its content. */
export const firstScreenShown = (): void => show();

/**
 * Calls back once the first screen has its content and the browser is idle. While the first answers travel the browser is idle
 * too: what starts then takes their bandwidth, and then the processor from the first paint.
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
