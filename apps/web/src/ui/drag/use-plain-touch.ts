import { useEffect } from 'react';
import type { RefObject } from 'react';
import { listen } from './listen';

/**
 * Prevents scrolling and the context menu during a touch drag. A non-passive listener has to exist before the touch starts:
 * the browser decides at touchstart whether scrolling can be prevented.
 */
export function usePlainTouch(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const refuse = (event: Event): void => {
      if (document.documentElement.dataset['dragging'] !== undefined && event.cancelable) event.preventDefault();
    };
    return listen(element, { touchmove: refuse, contextmenu: refuse }, { passive: false });
  }, [root]);
}
