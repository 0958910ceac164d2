import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { t } from '../../../messages/jobs';
import { followPointer } from '../../../ui/drag/follow-pointer';
import type { Scroller } from '../../../ui/drag/follow-pointer';
import { listen } from '../../../ui/drag/listen';
import { usePlainTouch } from '../../../ui/drag/use-plain-touch';
import type { Job } from '../model/types';
import { afterIdAt, clampedMove, clampedPlace, dayOf, moveTo, placeAt, shifts } from './order';
import type { Slot } from './order';

const words = t.jobs.drag;

/** The key that picks up the focused row, as in the calendar. */
const PICK_UP_KEY = 'm';

interface Held {
  id: string;
  by: 'pointer' | 'keys';
  /** The positions of its day's rows when it was picked up. */
  slots: readonly Slot[];
  from: number;
  /** The drop position within its day. */
  place: number;
  /** Offset from its original position, in px. */
  dy: number;
}

/** Manual ordering of rows. */
export interface RowDrag {
  heldId: string | null;
  /** Offset of a row from its own place, in px: of the dragged row, and of those that make room for it. */
  shiftOf: (id: string) => number;
  /** The latest announcement for screen readers. */
  said: string;
  onPointerDown: (down: PointerEvent) => void;
  onKeyDown: (key: KeyboardEvent) => void;
}

const rowIn = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`) ?? null;

/** The positions of a day's rows on the page. */
const slotsOf = (root: HTMLElement | null, day: readonly Job[]): Slot[] =>
  day.map(({ id }) => {
    const { top = 0, height = 0 } = rowIn(root, id)?.getBoundingClientRect() ?? {};
    return { id, top: top + window.scrollY, height };
  });

/** Scrolls the window. */
const scroller = (): Scroller => ({
  box: { left: -10_000, right: 10_000, top: 0, bottom: window.innerHeight },
  scrollBy: (_x, y) => window.scrollBy(0, y),
});

/**
 * Drags rows within their day: by mouse, by long press or by keyboard. Rows are only moved by transforms until the drop:
 * moving the element in the DOM would end the touch.
 *
 * @param root the element around the rows; each has its id in `data-job`
 * @param onMove moves a job behind another one (null: to the front) of its day
 */
export function useRowDrag(
  root: RefObject<HTMLElement | null>,
  jobs: readonly Job[],
  onMove: (job: Job, afterId: string | null, day: readonly Job[]) => void,
): RowDrag {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  /** The state as a ref, for events before the next render. */
  const now = useRef<Held | null>(null);
  const list = useRef(jobs);
  const move = useRef(onMove);
  const stop = useRef<() => void>(undefined);
  usePlainTouch(root);
  useEffect(() => {
    list.current = jobs;
    move.current = onMove;
  });
  useEffect(() => () => stop.current?.(), []);

  const show = useCallback((next: Held | null): void => {
    now.current = next;
    setHeld(next);
  }, []);

  const drop = useCallback((): void => {
    const dropped = now.current;
    show(null);
    if (!dropped) return;
    const day = dayOf(list.current, dropped.id);
    const job = day.find(({ id }) => id === dropped.id);
    // It was deleted or completed by somebody else during the drag.
    if (!job) return;
    const place = clampedPlace(dropped.place, day);
    if (day.indexOf(job) === place) {
      if (dropped.by === 'keys') setSaid(words.cancelled(job.title));
      return;
    }
    setSaid(words.dropped(job.title, place + 1, day.length));
    move.current(job, afterIdAt(day, job.id, place), day);
  }, [show]);

  const onPointerDown = (down: PointerEvent): void => {
    if (down.button !== 0 || !down.isPrimary || !(down.target instanceof Element)) return;
    const id = down.target.closest<HTMLElement>('[data-job]')?.dataset['job'];
    const day = id ? dayOf(jobs, id) : [];
    if (!id || id.startsWith('draft-') || day.length < 2) return;
    const startY = down.clientY + window.scrollY;
    stop.current?.();
    stop.current = followPointer(down.nativeEvent, {
      instant: false,
      scroller,
      onStart: () => {
        const from = day.findIndex((one) => one.id === id);
        show({ id, by: 'pointer', slots: slotsOf(root.current, day), from, place: from, dy: 0 });
      },
      onMove: (_x, y) => {
        const before = now.current;
        if (!before) return;
        const dy = clampedMove(y + window.scrollY - startY, before.slots, before.from);
        show({ ...before, dy, place: placeAt(dy, before.slots, before.from) });
      },
      onDrop: drop,
      onCancel: () => show(null),
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== PICK_UP_KEY || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-job]')?.dataset['job'];
    const day = id ? dayOf(jobs, id) : [];
    const job = day.find((one) => one.id === id);
    if (!job || job.id.startsWith('draft-')) return;
    event.preventDefault();
    event.stopPropagation();
    const from = day.indexOf(job);
    if (day.length < 2) return setSaid(words.alone(job.title));
    show({ id: job.id, by: 'keys', slots: slotsOf(root.current, day), from, place: from, dy: 0 });
    setSaid(`${words.pickedUp(job.title, from + 1, day.length)} ${words.how}`);
  };

  const byKeys = held?.by === 'keys';
  useEffect(() => {
    if (!byKeys) return;
    const letGo = (): void => {
      const title = list.current.find(({ id }) => id === now.current?.id)?.title ?? '';
      show(null);
      setSaid(words.cancelled(title));
    };
    const step = (by: 1 | -1): void => {
      const before = now.current;
      if (!before) return;
      const { slots, from } = before;
      const place = clampedPlace(before.place + by, slots);
      setSaid((place === before.place ? words.noFurther : words.place)(place + 1, slots.length));
      show({ ...before, place, dy: moveTo(place, slots, from) });
    };
    const onKey = (event: globalThis.KeyboardEvent): void => {
      // Other keys are blocked during the drag.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') letGo();
      else if (event.key === 'Enter' || event.key === ' ') drop();
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'ArrowDown') step(1);
    };
    return listen(window, { keydown: onKey, pointerdown: letGo }, { capture: true });
  }, [byKeys, drop, show]);

  // Keeps a keyboard drag in the viewport; the drop moves the element, which may lose the focus.
  const focused = useRef<{ id: string; element: HTMLElement } | null>(null);
  useEffect(() => {
    const row = held && rowIn(root.current, held.id);
    if (held?.by === 'keys') row?.scrollIntoView?.({ block: 'nearest' });
    const { activeElement } = document;
    if (held && row && activeElement instanceof HTMLElement && row.contains(activeElement))
      focused.current = { id: held.id, element: activeElement };
  }, [held, root]);
  useEffect(() => {
    const lost = focused.current;
    if (held || !lost) return;
    if (document.activeElement === document.body && lost.element.isConnected) lost.element.focus();
  }, [jobs, held]);

  const room = held ? shifts(held.place, held.slots, held.from) : null;
  return {
    heldId: held?.id ?? null,
    shiftOf: (id) => (id === held?.id ? held.dy : (room?.get(id) ?? 0)),
    said,
    onPointerDown,
    onKeyDown,
  };
}
