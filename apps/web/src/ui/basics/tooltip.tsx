import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement } from 'react';
import classes from './tooltip.module.css';

type Side = 'right' | 'bottom';

/**
 * Delays, in milliseconds: a passing mouse shows nothing, and a mouse that left may return or move onto the tooltip.
 */
const SHOW_AFTER_MS = 300;
const HIDE_AFTER_MS = 120;
/** Between the element and the tooltip, and around the tooltip. */
const GAP = 8;

/** Hides the visible tooltip: there is one at a time, even if mouse and focus are on different controls. */
let hideOther: (() => void) | null = null;

/**
 * A few words beside a control on hover and on keyboard focus. Escape hides them, and the mouse may move onto them (WCAG
 * 1.4.13). They float in the browser's top layer, so nothing clips or covers them. Touch shows none: a control needs its own name.
 */
export function Tooltip({
  text,
  side = 'bottom',
  describes = false,
  disabled = false,
  children,
}: {
  text: string;
  /** The side of the control; the opposite one if there is no room. */
  side?: Side;
  /** Set when the text says more than the control's accessible name: screen readers then read it as its description. */
  describes?: boolean;
  disabled?: boolean;
  /** The control: a single element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState(false);
  const open = wanted && !disabled;

  const after = (delay: number, shown: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWanted(shown), delay);
  };
  const now = (shown: boolean): void => {
    clearTimeout(timer.current);
    if (shown !== wanted) setWanted(shown);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  // Before the next paint, so that two are never visible.
  useLayoutEffect(() => {
    if (!open) return;
    const hide = (): void => setWanted(false);
    hideOther?.();
    hideOther = hide;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey, true);
    // Scrolling would separate a control from its tooltip.
    document.addEventListener('scroll', hide, true);
    return () => {
      if (hideOther === hide) hideOther = null;
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', hide, true);
    };
  }, [open]);

  useLayoutEffect(() => {
    const target = host.current?.firstElementChild;
    const box = bubble.current;
    if (!open || !target || !box) return;
    // Not supported by jsdom.
    box.showPopover?.();
    place(box, target.getBoundingClientRect(), side);
  }, [open, side, text]);

  return (
    <span
      ref={host}
      className={classes['host']}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && after(SHOW_AFTER_MS, true)}
      onPointerLeave={() => after(HIDE_AFTER_MS, false)}
      // After a press the tooltip is no longer needed.
      onPointerDown={() => now(false)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
    >
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {(open || describes) && (
        <span ref={bubble} id={id} role="tooltip" popover="manual" className={classes['bubble']} hidden={!open}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Moves the tooltip beside the control, inside of the window. */
function place(box: HTMLElement, target: DOMRect, side: Side): void {
  const { width, height } = box.getBoundingClientRect();
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const besides = (start: number, end: number, size: number, room: number): number =>
    end + GAP + size + GAP <= room ? end + GAP : start - GAP - size;
  const [x, y] =
    side === 'right'
      ? [besides(target.left, target.right, width, wide), target.top + (target.height - height) / 2]
      : [target.left + (target.width - width) / 2, besides(target.top, target.bottom, height, high)];
  box.style.left = `${within(x, width, wide)}px`;
  box.style.top = `${within(y, height, high)}px`;
}
