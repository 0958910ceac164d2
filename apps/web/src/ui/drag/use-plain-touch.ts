import { useEffect } from 'react';
import type { RefObject } from 'react';
import { listen } from './listen';

/**
 * While a finger drags, it neither scrolls nor opens the browser's own menu. A listener that may refuse scrolling has to be
 * there before the finger is: the browser decides at the first touch whether it has to ask.
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
