import { isDraft } from '../browser/draft-id';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { followPointer } from '../drag/follow-pointer';
import { listen } from '../drag/listen';
import { scrollBoxOf } from '../drag/scroll-box';
import { usePlainTouch } from '../drag/use-plain-touch';
import { afterIdAt, clampedPlace, groupOf, UNMOVED } from './order';
import type { Geometry, Offset, Slot } from './order';

/** The key that picks up the focused row, as in the calendar. */
const PICK_UP_KEY = 'm';

interface Held {
  id: string;
  by: 'pointer' | 'keys';
  /** The positions of its group's rows when it was picked up. */
  slots: readonly Slot[];
  from: number;
  /** The drop position within its group. */
  place: number;
  /** From its original position. */
  offset: Offset;
}

/** A row that can be ordered by hand. */
export interface OrderedRow {
  id: string;
  title: string;
}

/** What is announced to screen readers. */
export interface DragMessages {
  pickedUp: (title: string, place: number, all: number) => string;
  how: string;
  place: (place: number, all: number) => string;
  noFurther: (place: number, all: number) => string;
  alone: (title: string) => string;
  cancelled: (title: string) => string;
  dropped: (title: string, place: number, all: number) => string;
}

/** Manual ordering of rows, or of cards in a grid. */
export interface OrderDrag {
  heldId: string | null;
  /** The offset of a row from its own place: of the dragged row, and of those that make room for it. */
  offsetOf: (id: string) => Offset;
  /** The latest announcement for screen readers. */
  announcement: string;
  onPointerDown: (down: PointerEvent) => void;
  onKeyDown: (key: KeyboardEvent) => void;
}

const rowIn = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;

/** The positions of the rows in what scrolls around them. */
const slotsOf = (root: HTMLElement | null, rows: readonly OrderedRow[]): Slot[] => {
  const scrolled = scrollBoxOf(root).top();
  return rows.map(({ id }) => {
    const { top = 0, left = 0, width = 0, height = 0 } = rowIn(root, id)?.getBoundingClientRect() ?? {};
    return { id, top: top + scrolled, left, width, height };
  });
};

export interface OrderOptions<R extends OrderedRow> {
  labels: DragMessages;
  /** The group of a row: it moves among the rows with the same key. */
  keyOf: (row: R) => unknown;
  /** Selects the handle of a row whose other parts are input fields; it needs no long press. */
  handle?: string;
  /** Moves a row behind another one (null: to the front) of its group. */
  onMove: (row: R, afterId: string | null, group: readonly R[]) => void;
}

/**
 * Drags rows or cards within their group: by mouse, by long press or by keyboard. Until the drop they are moved only by
 * transforms: moving the element in the DOM would end the touch.
 *
 * @param root the element around the rows; each has its id in `data-row`
 * @param geometry layout of the rows: a column or a grid
 */
export function useOrderDrag<R extends OrderedRow>(
  root: RefObject<HTMLElement | null>,
  rows: readonly R[],
  { labels, keyOf, handle, onMove }: OrderOptions<R>,
  geometry: Geometry,
): OrderDrag {
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The state as a ref, for events before the next render. */
  const now = useRef<Held | null>(null);
  const list = useRef(rows);
  const move = useRef(onMove);
  const key = useRef(keyOf);
  const stop = useRef<() => void>(undefined);
  usePlainTouch(root);
  useEffect(() => {
    list.current = rows;
    move.current = onMove;
    key.current = keyOf;
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
    const group = groupOf(list.current, dropped.id, key.current);
    const row = group.find(({ id }) => id === dropped.id);
    // It was deleted or completed by somebody else during the drag.
    if (!row) return;
    const place = clampedPlace(dropped.place, group);
    if (group.indexOf(row) === place) {
      if (dropped.by === 'keys') setAnnouncement(labels.cancelled(row.title));
      return;
    }
    setAnnouncement(labels.dropped(row.title, place + 1, group.length));
    move.current(row, afterIdAt(group, row.id, place), group);
  }, [show, labels]);

  /** The row that an event on its handle is about. */
  const rowAt = (target: EventTarget): string | undefined =>
    target instanceof Element && (!handle || target.closest(handle))
      ? target.closest<HTMLElement>('[data-row]')?.dataset['row']
      : undefined;

  const onPointerDown = (down: PointerEvent): void => {
    if (down.button !== 0 || !down.isPrimary) return;
    const id = rowAt(down.target);
    const group = id ? groupOf(rows, id, keyOf) : [];
    if (!id || isDraft({ id }) || group.length < 2) return;
    const scroll = scrollBoxOf(root.current);
    const [startX, startY] = [down.clientX, down.clientY + scroll.top()];
    stop.current?.();
    stop.current = followPointer(down.nativeEvent, {
      instant: handle !== undefined,
      scroller: scroll.scroller,
      onStart: () => {
        const from = group.findIndex((one) => one.id === id);
        show({ id, by: 'pointer', slots: slotsOf(root.current, group), from, place: from, offset: UNMOVED });
      },
      onMove: (x, y) => {
        const before = now.current;
        if (!before) return;
        const by = { x: x - startX, y: y + scroll.top() - startY };
        const offset = geometry.clampedMove(by, before.slots, before.from);
        show({ ...before, offset, place: geometry.placeAt(offset, before.slots, before.from) });
      },
      onDrop: drop,
      onCancel: () => show(null),
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== PICK_UP_KEY || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = rowAt(event.target);
    const group = id ? groupOf(rows, id, keyOf) : [];
    const row = group.find((one) => one.id === id);
    if (!row || isDraft(row)) return;
    event.preventDefault();
    event.stopPropagation();
    const from = group.indexOf(row);
    if (group.length < 2) return setAnnouncement(labels.alone(row.title));
    show({ id: row.id, by: 'keys', slots: slotsOf(root.current, group), from, place: from, offset: UNMOVED });
    setAnnouncement(`${labels.pickedUp(row.title, from + 1, group.length)} ${labels.how}`);
  };

  const byKeys = held?.by === 'keys';
  useEffect(() => {
    if (!byKeys) return;
    const letGo = (): void => {
      const title = list.current.find(({ id }) => id === now.current?.id)?.title ?? '';
      show(null);
      setAnnouncement(labels.cancelled(title));
    };
    const step = (key: string): void => {
      const before = now.current;
      if (!before) return;
      const { slots, from } = before;
      const by = geometry.stepOf(key, slots);
      if (by === 0) return;
      const place = clampedPlace(before.place + by, slots);
      setAnnouncement((place === before.place ? labels.noFurther : labels.place)(place + 1, slots.length));
      show({ ...before, place, offset: geometry.moveTo(place, slots, from) });
    };
    const onKey = (event: globalThis.KeyboardEvent): void => {
      // Other keys are blocked during the drag.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') letGo();
      else if (event.key === 'Enter' || event.key === ' ') drop();
      else step(event.key);
    };
    return listen(window, { keydown: onKey, pointerdown: letGo }, { capture: true });
  }, [byKeys, drop, geometry, show, labels]);

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
  }, [rows, held]);

  const room = held ? geometry.shifts(held.place, held.slots, held.from) : null;
  return {
    heldId: held?.id ?? null,
    offsetOf: (id) => (id === held?.id ? held.offset : (room?.get(id) ?? UNMOVED)),
    announcement,
    onPointerDown,
    onKeyDown,
  };
}
