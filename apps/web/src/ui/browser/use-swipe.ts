import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useMedia } from './use-media';
import { listen } from '../drag/listen';

/** Minimum distance of a swipe in px, mostly sideways. */
const FAR_PX = 56;
const SIDEWAYS = 1.6;
/** Width of the screen's edges in px, which are reserved for the system's Back gesture. */
const EDGE_PX = 20;
/** Distance in px over which the next period slides in. */
const SHIFT_PX = 48;

/** The scroll container between the finger and the view that can still scroll sideways in a direction, if any. */
function scrollsOn(target: EventTarget | null, root: HTMLElement, direction: -1 | 1): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== root.parentElement; at = at.parentElement) {
    const { scrollWidth, clientWidth, scrollLeft } = at;
    if (scrollWidth <= clientWidth + 1 || !/auto|scroll/.test(getComputedStyle(at).overflowX)) continue;
    if (direction > 0 ? scrollLeft + clientWidth < scrollWidth - 1 : scrollLeft > 1) return true;
  }
  return false;
}

/**
 * Swiping sideways to the next or previous period. Content that scrolls sideways takes precedence until its end. Drags,
 * a second finger and mostly vertical movements do not count. The toolbar's buttons and keys do the same. The new
 * period slides in from the side of the swipe, unless the user prefers reduced motion.
 * @param period the period on screen
 * @param onStep null if there are no periods
 */
export function useSwipe(
  root: RefObject<HTMLElement | null>,
  period: string,
  onStep: ((direction: -1 | 1) => void) | null,
): void {
  const swiped = useRef<-1 | 0 | 1>(0);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  const isOn = onStep !== null;
  useEffect(() => {
    const element = root.current;
    if (!element || !isOn) return;
    let start: { x: number; y: number; blocked: Record<-1 | 1, boolean> } | null = null;
    const isDragging = (): boolean => document.documentElement.dataset['dragging'] !== undefined;
    return listen(
      element,
      {
        touchstart: ({ touches, target }) => {
          const [touch] = touches;
          start = null;
          if (touches.length !== 1 || !touch) return;
          const { clientX: x, clientY: y } = touch;
          if (x < EDGE_PX || x > window.innerWidth - EDGE_PX) return;
          const blocked = { [-1]: scrollsOn(target, element, -1), 1: scrollsOn(target, element, 1) };
          start = { x, y, blocked };
        },
        touchmove: ({ touches }) => {
          if (touches.length > 1 || isDragging()) start = null;
        },
        touchcancel: () => {
          start = null;
        },
        touchend: ({ changedTouches }) => {
          const [touch] = changedTouches;
          const began = start;
          start = null;
          if (!began || !touch || isDragging()) return;
          const [x, y] = [touch.clientX - began.x, touch.clientY - began.y];
          if (Math.abs(x) < FAR_PX || Math.abs(x) < Math.abs(y) * SIDEWAYS) return;
          const direction = x < 0 ? 1 : -1;
          if (began.blocked[direction]) return;
          swiped.current = direction;
          step.current?.(direction);
        },
      },
      { passive: true },
    );
  }, [root, isOn]);
  useLayoutEffect(() => {
    const direction = swiped.current;
    swiped.current = 0;
    if (direction === 0 || isStill) return;
    const begin = { transform: `translateX(${direction * SHIFT_PX}px)`, opacity: 0.3 };
    root.current?.animate?.([begin, { transform: 'none', opacity: 1 }], { duration: 160, easing: 'ease-out' });
  }, [root, period, isStill]);
}
