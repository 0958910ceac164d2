import './dragging.module.css';
import { edgeSpeed } from './edges';
import type { Box } from './edges';
import { listen } from './listen';

/** What scrolls while something is dragged near its edges. */
export interface Scroller {
  box: Box;
  scrollBy: (x: number, y: number) => void;
}

/** A mouse that moves less is clicking. */
const CLICK_PX = 5;
/** A finger may tremble so far while it waits; one that goes farther scrolls. */
const TREMBLE_PX = 10;
/** How long a finger rests on something before it has it. */
const LONG_PRESS_MS = 300;

export interface PointerSteps {
  /** A finger on a handle need not wait. */
  instant: boolean;
  scroller: () => Scroller | null;
  onStart: () => void;
  /** The pointer has moved, or what is below it has been scrolled. */
  onMove: (x: number, y: number) => void;
  /** @param moved false for a long press alone */
  onDrop: (moved: boolean) => void;
  onCancel: () => void;
}

/**
 * Follows one pointer from the moment it is pressed on something: decides between click, scroll and drag, scrolls near the
 * edges, ends with a drop, or with Escape and whatever else takes the pointer away.
 *
 * Plain pointer events rather than @dnd-kit: what the calendar drags are times. Its sensors know elements and drop zones, not
 * edges of an event, quarters of an hour or the two columns of one night; all of that would have to be built around it.
 *
 * @returns ends it without a drop
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
    // No other key means anything while something is in the hand.
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

/** The click that a browser makes of the release would open what was dragged. A click by keyboard (`detail` 0) is another one. */
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
