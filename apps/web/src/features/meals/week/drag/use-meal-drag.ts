import type { CalendarDate } from '@homefold/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { isDraft } from '../../../../ui/browser/draft-id';
import { followPointer } from '../../../../ui/drag/follow-pointer';
import type { Scroller } from '../../../../ui/drag/follow-pointer';
import { listen } from '../../../../ui/drag/listen';
import { usePlainTouch } from '../../../../ui/drag/use-plain-touch';
import { slotLabel } from '../model/labels';
import { isSameSlot, slotOf } from '../model/types';
import type { Meal, Slot } from '../model/types';
import { slotAt, stepSlot } from './slots';

const labels = t.meals.plan.drag;
/** The key that picks up the focused meal, as in the calendar, and the one that makes it a copy. */
const PICK_UP_KEY = 'm';
const COPY_KEY = 'c';

/** A meal being moved to another slot. */
export interface Held {
  meal: Meal;
  by: 'pointer' | 'keys';
  to: Slot;
  copies: boolean;
}

export interface MealDrag {
  held: Held | null;
  /** The latest announcement for screen readers. */
  announcement: string;
  /** On the element around all slots. */
  onPointerDown: (down: PointerEvent) => void;
  onKeyDown: (key: KeyboardEvent) => void;
}

/** Scrolls the window. */
const scroller = (): Scroller => ({
  box: { left: -10_000, right: 10_000, top: 0, bottom: window.innerHeight },
  scrollBy: (_x, y) => window.scrollBy(0, y),
});

const mealIn = (target: EventTarget | null, meals: readonly Meal[]): Meal | undefined => {
  const id = target instanceof Element && target.closest<HTMLElement>('[data-meal]')?.dataset['meal'];
  const meal = meals.find((one) => one.id === id);
  // An unsaved meal cannot be moved.
  return meal && !isDraft(meal) ? meal : undefined;
};

/**
 * Moves meals to another slot, by mouse, by long press or by keyboard; with Ctrl or Alt, or the key C, it copies them.
 *
 * @param root the element around all slots
 * @param ghost what follows the pointer
 * @param onDrop moves or copies a meal
 * @param onShow shows the day of a slot that the keyboard has reached
 */
export function useMealDrag(
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  meals: readonly Meal[],
  { onDrop, onShow }: { onDrop: (meal: Meal, to: Slot, copies: boolean) => void; onShow: (date: CalendarDate) => void },
): MealDrag {
  const family = useFamily();
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The state as a ref, for events before the next render. */
  const now = useRef<Held | null>(null);
  const latest = useRef({ meals, onDrop, onShow, family });
  const stop = useRef<() => void>(undefined);
  usePlainTouch(root);
  useEffect(() => {
    latest.current = { meals, onDrop, onShow, family };
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
    // The current meal: somebody else may have changed it during the drag.
    const meal = latest.current.meals.find(({ id }) => id === dropped.meal.id) ?? dropped.meal;
    if (isSameSlot(slotOf(meal), dropped.to)) {
      if (dropped.by === 'keys') setAnnouncement(labels.cancelled(meal.title));
      return;
    }
    setAnnouncement('');
    latest.current.onDrop(meal, dropped.to, dropped.copies);
  }, [show]);

  const onPointerDown = (down: PointerEvent): void => {
    if (down.button !== 0 || !down.isPrimary) return;
    const meal = mealIn(down.target, meals);
    if (!meal) return;
    stop.current?.();
    const copies = ({ ctrlKey, altKey }: { ctrlKey: boolean; altKey: boolean }): void => {
      const before = now.current;
      if (before && before.copies !== (ctrlKey || altKey)) show({ ...before, copies: ctrlKey || altKey });
    };
    let stopKeys = (): void => undefined;
    const place = (x: number, y: number): void =>
      ghost.current?.style.setProperty('transform', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
    stop.current = followPointer(down.nativeEvent, {
      instant: false,
      scroller,
      onStart: () => {
        show({ meal, by: 'pointer', to: slotOf(meal), copies: down.ctrlKey || down.altKey });
        stopKeys = listen(window, { pointermove: copies, keydown: copies, keyup: copies }, { capture: true });
        requestAnimationFrame(() => place(down.clientX, down.clientY));
      },
      onMove: (x, y) => {
        place(x, y);
        const before = now.current;
        // Dropped outside the plan, it returns to its place.
        const to = slotAt(x, y) ?? slotOf(meal);
        if (before && !isSameSlot(before.to, to)) show({ ...before, to });
      },
      onDrop: (moved) => {
        stopKeys();
        if (moved) drop();
        else show(null);
      },
      onCancel: () => {
        stopKeys();
        show(null);
      },
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== PICK_UP_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    const meal = mealIn(event.target, meals);
    if (!meal || now.current) return;
    event.preventDefault();
    event.stopPropagation();
    const to = slotOf(meal);
    show({ meal, by: 'keys', to, copies: false });
    setAnnouncement(`${labels.pickedUp(meal.title, slotLabel(to, family))} ${labels.how}`);
  };

  const byKeys = held?.by === 'keys';
  useEffect(() => {
    if (!byKeys) return;
    /** Focuses the meal in its new place, after the browser has painted it. */
    const back = (id: string): void => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          root.current?.querySelector<HTMLElement>(`[data-meal="${CSS.escape(id)}"]`)?.focus(),
        ),
      );
    };
    const letGo = (): void => {
      const before = now.current;
      show(null);
      if (!before) return;
      setAnnouncement(labels.cancelled(before.meal.title));
      latest.current.onShow(before.meal.mealDate);
      back(before.meal.id);
    };
    const announceHeld = ({ to, copies }: Held): void => {
      const label = slotLabel(to, latest.current.family);
      setAnnouncement(copies ? labels.copy(label) : label);
    };
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const before = now.current;
      // Other keys are ignored until it is dropped.
      event.preventDefault();
      event.stopPropagation();
      if (!before) return;
      if (event.key === 'Escape') return letGo();
      if (event.key === 'Enter' || event.key === ' ') {
        if (event.repeat) return;
        drop();
        return back(before.meal.id);
      }
      const to = stepSlot(before.to, event.key);
      const next = to
        ? { ...before, to }
        : event.key.toLowerCase() === COPY_KEY
          ? { ...before, copies: !before.copies }
          : null;
      if (!next) return;
      show(next);
      announceHeld(next);
      latest.current.onShow(next.to.date);
    };
    return listen(window, { keydown: onKey, pointerdown: letGo }, { capture: true });
  }, [byKeys, drop, root, show]);

  return { held, announcement, onPointerDown, onKeyDown };
}
