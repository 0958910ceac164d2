import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { t } from '../../../app/messages/jobs';
import { followPointer } from '../../../ui/drag/follow-pointer';
import type { Scroller } from '../../../ui/drag/follow-pointer';
import { listen } from '../../../ui/drag/listen';
import { usePlainTouch } from '../../../ui/drag/use-plain-touch';
import type { Job } from '../model/types';
import { afterIdAt, clampedPlace, dayOf, placeAt, withPlace } from './order';

const words = t.jobs.drag;

/** The key that takes up the row in focus, as in the calendar. */
const PICK_UP_KEY = 'm';

interface Held {
  id: string;
  /** Where it would be dropped, within its day. */
  place: number;
  by: 'pointer' | 'keys';
}

/** Rows that are put in another order by hand. */
export interface RowDrag {
  /** The jobs as they would stand. */
  order: readonly Job[];
  heldId: string | null;
  /** The newest sentence for screen readers. */
  said: string;
  onPointerDown: (down: PointerEvent) => void;
  onKeyDown: (key: KeyboardEvent) => void;
}

const rowIn = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`) ?? null;

/** The window scrolls; the phone's bar covers its foot. */
const scroller = (): Scroller => ({
  box: { left: -10_000, right: 10_000, top: 0, bottom: window.innerHeight },
  scrollBy: (_x, y) => window.scrollBy(0, y),
});

/**
 * Drags rows within their day: with a mouse, with a finger that rested on one, or by keyboard.
 *
 * @param root what surrounds the rows; each says its id in `data-job`
 * @param onMove puts a job after another one (null: to the front) of its day
 */
export function useRowDrag(
  root: RefObject<HTMLElement | null>,
  jobs: readonly Job[],
  onMove: (job: Job, afterId: string | null, day: readonly Job[]) => void,
): RowDrag {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  /** The same as the state, for what happens before the next render. */
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
    // Somebody has deleted or done it while it was in the hand.
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
    if (!id || id.startsWith('draft-') || dayOf(jobs, id).length < 2) return;
    const from = dayOf(jobs, id).findIndex((one) => one.id === id);
    stop.current?.();
    stop.current = followPointer(down.nativeEvent, {
      instant: false,
      scroller,
      onStart: () => show({ id, place: from, by: 'pointer' }),
      onMove: (_x, y) => {
        const others = dayOf(list.current, id).flatMap((one) =>
          one.id === id ? [] : (rowIn(root.current, one.id) ?? []),
        );
        const place = placeAt(
          y,
          others.map((row) => row.getBoundingClientRect()),
        );
        if (now.current && now.current.place !== place) show({ id, place, by: 'pointer' });
      },
      onDrop: drop,
      onCancel: () => show(null),
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== PICK_UP_KEY || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof Element) || event.target.matches('input:not([type="checkbox"]), textarea, select'))
      return;
    const id = event.target.closest<HTMLElement>('[data-job]')?.dataset['job'];
    const day = id ? dayOf(jobs, id) : [];
    const job = day.find((one) => one.id === id);
    if (!job || job.id.startsWith('draft-')) return;
    event.preventDefault();
    event.stopPropagation();
    const place = day.indexOf(job);
    if (day.length < 2) return setSaid(words.alone(job.title));
    show({ id: job.id, place, by: 'keys' });
    setSaid(`${words.pickedUp(job.title, place + 1, day.length)} ${words.how}`);
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
      const day = dayOf(list.current, before.id);
      const place = clampedPlace(before.place + by, day);
      setSaid((place === before.place ? words.noFurther : words.place)(place + 1, day.length));
      show({ ...before, place });
    };
    const onKey = (event: globalThis.KeyboardEvent): void => {
      // Everything else would leave the row in the air.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') letGo();
      else if (event.key === 'Enter' || event.key === ' ') drop();
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'ArrowDown') step(1);
    };
    return listen(window, { keydown: onKey, pointerdown: letGo }, { capture: true });
  }, [byKeys, drop, show]);

  // A row that moves takes the focus along; React may lose it when it moves the element.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!held) return;
    const row = rowIn(root.current, held.id);
    if (row?.contains(document.activeElement)) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement && row?.contains(focused.current)) focused.current.focus();
    if (held.by === 'keys') row?.scrollIntoView?.({ block: 'nearest' });
  }, [held, root]);

  return {
    order: held ? withPlace(jobs, held.id, held.place) : jobs,
    heldId: held?.id ?? null,
    said,
    onPointerDown,
    onKeyDown,
  };
}
