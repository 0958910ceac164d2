import './dragging.module.css';
import { edgeSpeed } from './edges';
import type { Box } from './edges';
import { listen } from './listen';

/** The container that auto-scrolls while a drag is near its edges. */
export interface Scroller {
  box: Box;
  scrollBy: (x: number, y: number) => void;
}

/** A mouse that moves less is a click. */
const CLICK_PX = 5;
/** Tolerated movement of a finger during the long press; beyond it, it scrolls. */
const TREMBLE_PX = 10;
/** Duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 300;

export interface PointerSteps {
  /** Touch drags start without a long press, e.g. on a handle. */
  instant: boolean;
  scroller: () => Scroller | null;
  onStart: () => void;
  /** The pointer has moved, or the content below it was scrolled. */
  onMove: (x: number, y: number) => void;
  /** @param moved false for a long press without movement */
  onDrop: (moved: boolean) => void;
  onCancel: () => void;
}

/**
 * Tracks one pointer from pointerdown: distinguishes click, scroll and drag, auto-scrolls near the edges, and ends with
 * a drop, with Escape or with whatever else cancels the pointer.
 *
 * Plain pointer events rather than @dnd-kit: the calendar drags times. Its sensors support elements and drop zones, but
 * not the edges of an event, quarters of an hour or the two columns of one night; all of that would have to be built
 * around them.
 *
 * @returns cancels it without a drop
 */
export function followPointer(down: PointerEvent, steps: PointerSteps): () => void {
  const touch = down.pointerType === 'touch';
  const at = { x: down.clientX, y: down.clientY };
  let active = false;
  let moved = false;
  let frame = 0;

  const end = (): void => {
    stop();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    delete document.documentElement.dataset['dragging'];
  };
  const cancel = (): void => {
    end();
    if (active) steps.onCancel();
  };
  const begin = (): void => {
    active = true;
    document.documentElement.dataset['dragging'] = touch ? 'touch' : 'mouse';
    steps.onStart();
    frame = requestAnimationFrame(scroll);
  };
  const scroll = (): void => {
    const view = moved ? steps.scroller() : null;
    if (view) {
      const { box, scrollBy } = view;
      const [x, y] = [edgeSpeed(at.x, box.left, box.right), edgeSpeed(at.y, box.top, box.bottom)];
      if (x !== 0 || y !== 0) {
        scrollBy(x, y);
        steps.onMove(at.x, at.y);
      }
    }
    frame = requestAnimationFrame(scroll);
  };
  const timer = touch && !steps.instant ? setTimeout(begin, LONG_PRESS_MS) : undefined;

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!active) {
      if (timer !== undefined) {
        if (distance > TREMBLE_PX) end();
        return;
      }
      if (distance < CLICK_PX) return;
      begin();
    }
    moved ||= distance >= CLICK_PX;
    at.x = event.clientX;
    at.y = event.clientY;
    if (moved) steps.onMove(at.x, at.y);
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (!active) return;
    swallowClick();
    steps.onDrop(moved);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!active) return;
    // No other key is handled during a drag.
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    swallowClick();
    cancel();
  };

  const stopPointer = listen(window, { pointermove: onMove, pointerup: onUp, pointercancel: cancel, blur: cancel });
  const stopKeys = listen(window, { keydown: onKey }, { capture: true });
  const stop = (): void => {
    stopPointer();
    stopKeys();
  };
  return cancel;
}

/** Suppresses the click that follows the release and would open the dragged element. Keyboard clicks (`detail` 0) pass. */
function swallowClick(): void {
  const stop = listen(
    window,
    {
      click: (event) => {
        stop();
        if (event.detail === 0) return;
        event.stopPropagation();
        event.preventDefault();
      },
      pointerdown: () => stop(),
    },
    { capture: true },
  );
}
