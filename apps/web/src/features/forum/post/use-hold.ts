import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { listen } from '../../../ui/drag/listen';

/** The duration of a long press in milliseconds, as on phones. */
const HOLD_MS = 500;

/** Ignores the click that ends a long press, wherever it lands, because it would close the sheet opened by the press. */
function withoutClick(): void {
  const stop = listen(
    window,
    {
      click: (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        stop();
      },
      pointerdown: () => stop(),
      keydown: () => stop(),
    },
    { capture: true },
  );
}

/**
 * Handlers for a long press, a right click or the keyboard's menu key. Not every mobile browser reports a long press as a
 * `contextmenu` event.
 */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const hold = (): void => {
    isHeld.current = true;
    withoutClick();
    onHold();
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      isHeld.current = false;
      if (pointerType === 'touch') timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    // the finger scrolls
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      stop();
      if (!isHeld.current) onHold();
    },
  };
}
