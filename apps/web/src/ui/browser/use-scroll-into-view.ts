import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls a new message into the viewport: on a phone a form is longer than the screen, and after an error below the fold
 * the button would seem dead. Scrolls no further than needed, and again when the text changes.
 */
export function useScrollIntoView<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    // Environments without layout (tests) cannot scroll.
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return element;
}
