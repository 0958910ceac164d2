import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Brings what has just been said into sight: on a phone a form is longer than the screen, and a failure at its end would leave
 * the button looking dead. Scrolls no further than needed, and again when the words change.
 */
export function useInSight<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    // Browsers without a layout (tests) cannot scroll.
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return element;
}
