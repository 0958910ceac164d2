import type { CalendarDate } from '@homefold/domain';
import { createContext, useContext } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { isDraft } from '../../../ui/browser/draft-id';
import { isSystem, occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import type { Drag, Held, Spot, Surface } from './drag';
import { PICK_UP_KEY } from './key-steps';
import { usePlainTouch } from '../../../ui/drag/use-plain-touch';
import type { Grip } from './when';

/** How views start a drag. Stable, so that a grid re-renders only where something moves. */
export interface DragActions {
  press: (down: globalThis.PointerEvent, held: Held, surface: Surface) => void;
  /** Starts a keyboard drag of one of several events; pressing the key again switches to the next one. */
  pickUp: (candidates: readonly Held[], surface: Surface) => void;
}

export const DragActionsContext = createContext<DragActions | null>(null);
export const DragContext = createContext<Drag | null>(null);
export const ChosenContext = createContext<string | null>(null);

/** The current drag. */
export const useDrag = (): Drag | null => useContext(DragContext);

/** Whether an event was selected by a long press: its handles are finger-sized then. */
export const useChosen = (occurrence: Occurrence): boolean => useContext(ChosenContext) === occurrenceKey(occurrence);

function useDragActions(): DragActions {
  const actions = useContext(DragActionsContext);
  if (!actions) throw new Error('Events are dragged outside the calendar');
  return actions;
}

/** Holidays and outside calendars cannot be moved; an event being created has no id yet. */
const canMove = ({ event }: Occurrence): boolean => !isSystem(event) && !isDraft(event);

/** Id of the screen reader instructions for moving an event. */
export const DRAG_HELP_ID = 'calendar-drag-help';

/**
 * The attributes that identify the occurrence of an element, and make it draggable if the event can be moved.
 * @param on the day it is shown for, if its position does not determine it
 */
export const dragProps = (
  occurrence: Occurrence,
  on?: CalendarDate,
): { 'data-event': string; 'data-occurrence'?: string; 'data-on'?: CalendarDate } => {
  const key = occurrenceKey(occurrence);
  return { 'data-event': key, ...(canMove(occurrence) && { 'data-occurrence': key, ...(on && { 'data-on': on }) }) };
};

/** The attributes of a handle. */
export const gripProps = (grip: Grip) => ({ 'data-grip': grip, 'aria-hidden': true }) as const;

/**
 * Makes a view a drag surface. Its elements are marked by `dragProps` and `gripProps`.
 * @param root the element around the view
 * @param candidatesAt the events that the pick-up key applies to, for the focused element
 * @returns handlers for the root
 */
export function useDragSurface({
  root,
  surface,
  occurrences,
  candidatesAt,
}: {
  root: RefObject<HTMLElement | null>;
  surface: Surface;
  occurrences: readonly Occurrence[];
  candidatesAt: (focused: Element) => readonly { occurrence: Occurrence; from: Spot }[];
}): { onPointerDown: (down: PointerEvent) => void; onKeyDown: (key: KeyboardEvent) => void } {
  const { press, pickUp } = useDragActions();
  usePlainTouch(root);
  return {
    onPointerDown: (down) => {
      if (down.button !== 0 || !down.isPrimary || !(down.target instanceof Element)) return;
      const element = down.target.closest<HTMLElement>('[data-occurrence]');
      const occurrence = occurrences.find((one) => occurrenceKey(one) === element?.dataset['occurrence']);
      const on = element?.dataset['on'];
      const from = on ? { date: on, minutes: 0 } : surface.spotAt(down.clientX, down.clientY);
      if (!occurrence || !from) return;
      const grip = (down.target.closest<HTMLElement>('[data-grip]')?.dataset['grip'] ?? 'move') as Grip;
      press(down.nativeEvent, { occurrence, grip, unit: surface.unitOf(occurrence), from, by: 'pointer' }, surface);
    },
    onKeyDown: (key) => {
      if (key.key !== PICK_UP_KEY || key.altKey || key.ctrlKey || key.metaKey || !(key.target instanceof Element))
        return;
      const candidates = candidatesAt(key.target)
        .filter(({ occurrence }) => canMove(occurrence))
        .map(({ occurrence, from }): Held => {
          return { occurrence, from, grip: 'move', unit: surface.unitOf(occurrence), by: 'keys' };
        });
      if (candidates.length === 0) return;
      key.preventDefault();
      key.stopPropagation();
      pickUp(candidates, surface);
    },
  };
}
