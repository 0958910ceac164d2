import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a press that removes the pressed button: moves the focus to the element marked with `data-next` in the same part,
 * because it would otherwise be lost. Whoever has begun to type elsewhere in the meantime keeps the focus.
 */
export function useNextFocus<E extends HTMLElement>(): { part: RefObject<E | null>; goOn: () => void } {
  const part = useRef<E>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    const next = isWaiting.current ? part.current?.querySelector<HTMLElement>('[data-next]') : null;
    if (!next) return;
    isWaiting.current = false;
    const here = document.activeElement;
    if (here?.matches('input, textarea, select') && !part.current?.contains(here)) return;
    (next.matches('button, input, [tabindex]') ? next : next.querySelector<HTMLElement>('input'))?.focus();
  });
  return {
    part,
    goOn: () => {
      isWaiting.current = true;
    },
  };
}
