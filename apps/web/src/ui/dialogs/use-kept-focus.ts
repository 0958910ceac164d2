import { useLayoutEffect, useRef } from 'react';

/** Whether the focus is nowhere in particular: on the page or the dialog around the control. */
function isFocusLost(before: Element): boolean {
  const active = document.activeElement;
  return active === null || (active !== before && active.contains(before));
}

/**
 * Gives the focus back to the control that had it when a dialog began to save: browsers take it from a button that is disabled, and
 * after a refusal keyboards and screen readers would have to start again from the top.
 */
export function useKeptFocus(open: boolean, saving: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (saving) {
      // Disabled in this very commit, but the browser takes the focus away only when it renders.
      focused.current = document.activeElement;
      return;
    }
    const before = focused.current;
    focused.current = null;
    if (open && before instanceof HTMLElement && before.isConnected && isFocusLost(before)) before.focus();
  }, [open, saving]);
}
