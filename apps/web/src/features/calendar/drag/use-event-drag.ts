import type { CalendarDate } from '@homefold/domain';
import { diffDays } from '@homefold/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../messages/calendar';
import type { CalendarSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import { dragTo, isIdle, sameTarget, startOf } from './drag';
import type { Drag, Held, Surface, Target } from './drag';
import type { DragActions } from './drag-context';
import { spokenTarget } from './drag-labels';
import { followPointer } from '../../../ui/drag/follow-pointer';
import { PICK_UP_KEY, stepDrag } from './key-steps';
import { listen } from '../../../ui/drag/listen';

const labels = t.calendar.drag;

/** The page's drag state: for the views, and the announcements. */
export interface EventDrag {
  drag: Drag | null;
  chosen: string | null;
  actions: DragActions;
  /** The latest announcement for screen readers. */
  announcement: string;
}

/** The state of a keyboard drag: its origin, and the candidates to switch to. */
interface Hand {
  surface: Surface;
  candidates: readonly Held[];
  index: number;
}

/**
 * The calendar's drag and drop, by pointer or keyboard.
 * @param onDrop applies a drop; resolves once the screen shows it (or the user has cancelled)
 * @param onShow shows the day that an event was moved to by keyboard
 */
export function useEventDrag({
  settings,
  onDrop,
  onShow,
}: {
  settings: Pick<CalendarSettings, 'locale' | 'people'>;
  onDrop: (held: Held, target: Target) => Promise<void>;
  onShow: (date: CalendarDate) => void;
}): EventDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Where the last keyboard drag has ended. */
  const [landed, setLanded] = useState<{ key: string; on: CalendarDate } | null>(null);
  /** The state as a ref, for events before the next render. */
  const now = useRef<Drag | null>(null);
  const hand = useRef<Hand | null>(null);
  const stop = useRef<() => void>(undefined);

  const show = useCallback((next: Drag | null): void => {
    now.current = next;
    setDrag(next);
  }, []);

  const settle = useCallback(async (): Promise<void> => {
    const dropped = now.current;
    if (!dropped) return;
    if (!isIdle(dropped)) {
      show({ ...dropped, settling: true });
      await onDrop(dropped.held, dropped.target);
    }
    show(null);
  }, [onDrop, show]);

  const press = useCallback(
    (down: PointerEvent, pressed: Held, surface: Surface): void => {
      stop.current?.();
      const touch = down.pointerType === 'touch';
      // A finger is wider than a handle: it drags the whole event unless the event is selected.
      const byEdge = !touch || chosen === occurrenceKey(pressed.occurrence);
      const held: Held = byEdge ? pressed : { ...pressed, grip: 'move' };
      stop.current = followPointer(down, {
        instant: held.grip !== 'move',
        scroller: surface.scroller,
        onStart: () => {
          setChosen(null);
          show({ held, ...startOf(held) });
        },
        onMove: (x, y) => {
          if (!now.current) return;
          const to = surface.spotAt(x, y);
          // Outside of the calendar it returns to its original position.
          const next = to ? dragTo(held, to, diffDays(held.from.date, to.date)) : { held, ...startOf(held) };
          if (!sameTarget(next.target, now.current.target)) show(next);
        },
        onDrop: (moved) => {
          if (touch && !moved) setChosen(occurrenceKey(held.occurrence));
          void settle();
        },
        onCancel: () => show(null),
      });
    },
    [chosen, settle, show],
  );

  const take = useCallback(
    (next: Hand): void => {
      const held = next.candidates[next.index];
      if (!held) return;
      hand.current = next;
      const taken = { held, ...startOf(held) };
      show(taken);
      const about = labels.pickedUp(held.occurrence.event.title, spokenTarget(taken, settings));
      setAnnouncement([about, next.candidates.length > 1 ? labels.nextOne : '', labels.how].filter(Boolean).join(' '));
    },
    [settings, show],
  );
  const pickUp = useCallback(
    (candidates: readonly Held[], surface: Surface) => take({ candidates, surface, index: 0 }),
    [take],
  );

  const byKeys = drag?.held.by === 'keys' && !drag.settling;
  useEffect(() => {
    if (!byKeys) return;
    const letGo = (): void => {
      const held = now.current?.held.occurrence;
      show(null);
      if (!held) return;
      setAnnouncement(labels.cancelled(held.event.title));
      onShow(held.startDate);
      setLanded({ key: occurrenceKey(held), on: held.startDate });
    };
    const drop = async (): Promise<void> => {
      const dropped = now.current;
      if (!dropped) return;
      setAnnouncement(isIdle(dropped) ? labels.cancelled(dropped.held.occurrence.event.title) : '');
      await settle();
      const { startDate } = dropped.target.when;
      setLanded({ key: occurrenceKey({ ...dropped.held.occurrence, startDate }), on: startDate });
    };
    const step = (key: string, shift: boolean): void => {
      const held = now.current;
      const next = held && hand.current && stepDrag(held, key, shift, hand.current.surface);
      if (!next) return;
      if (sameTarget(next.target, held.target)) return setAnnouncement(labels.noFurther(spokenTarget(next, settings)));
      show(next);
      setAnnouncement(spokenTarget(next, settings));
      onShow(shift ? next.target.when.endDate : next.target.when.startDate);
    };
    const onKey = (event: KeyboardEvent): void => {
      // Other keys are blocked during the drag.
      event.preventDefault();
      event.stopPropagation();
      const { key } = event;
      if (key === 'Escape') return letGo();
      if (key === 'Enter' || key === ' ') return void (event.repeat || drop());
      const from = hand.current;
      if (key === PICK_UP_KEY && from && now.current && isIdle(now.current))
        return take({ ...from, index: (from.index + 1) % from.candidates.length });
      step(key, event.shiftKey);
    };
    return listen(window, { keydown: onKey, pointerdown: letGo }, { capture: true });
  }, [byKeys, onShow, settings, settle, show, take]);

  // The commit that ends the drag has put the event in its new place.
  useEffect(() => {
    if (landed) hand.current?.surface.focus(landed.key, landed.on);
  }, [landed]);

  useEffect(() => {
    if (!chosen) return;
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(`[data-occurrence="${CSS.escape(chosen)}"]`)) setChosen(null);
    };
    return listen(window, { pointerdown: elsewhere });
  }, [chosen]);

  // Cancels the drag on unmount.
  useEffect(() => () => stop.current?.(), []);

  const actions = useMemo(() => ({ press, pickUp }), [press, pickUp]);
  return { drag, chosen, announcement, actions };
}
