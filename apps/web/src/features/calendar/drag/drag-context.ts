import type { CalendarDate } from '@homefold/domain';
import { createContext, useContext } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { isDraft } from '../model/draft-event';
import { isSystem, occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import type { Drag, Held, Spot, Surface } from './drag';
import { PICK_UP_KEY } from './key-steps';
import { usePlainTouch } from '../../../ui/drag/use-plain-touch';
import type { Grip } from './when';

/** How views begin a drag. Stays the same, so that a grid draws itself again only where something moves. */
export interface DragActions {
  press: (down: globalThis.PointerEvent, held: Held, surface: Surface) => void;
  /** Takes one of several events into the hand, by keyboard; the key again takes the next one. */
  pickUp: (candidates: readonly Held[], surface: Surface) => void;
}

export const DragActionsContext = createContext<DragActions | null>(null);
export const DragContext = createContext<Drag | null>(null);
export const ChosenContext = createContext<string | null>(null);

/** The drag that goes on, for what shows it. */
export const useDrag = (): Drag | null => useContext(DragContext);

/** Whether a finger has chosen an event by resting on it: its handles are as large as a finger then. */
export const useChosen = (occurrence: Occurrence): boolean => useContext(ChosenContext) === occurrenceKey(occurrence);

function useDragActions(): DragActions {
  const actions = useContext(DragActionsContext);
  if (!actions) throw new Error('Events are dragged outside the calendar');
  return actions;
}

/** Holidays and outside calendars stay where they are; what is being saved for the first time has no id yet. */
const canMove = ({ event }: Occurrence): boolean => !isSystem(event) && !isDraft(event);

/** Id of the sentence that tells a screen reader how an event is moved. */
export const DRAG_HELP_ID = 'calendar-drag-help';

/**
 * The attributes that make an element an event in a view, or nothing for one that cannot be moved.
 * @param on the day it is shown for, where its place does not tell
 */
export const dragProps = (
  occurrence: Occurrence,
  on?: CalendarDate,
): { 'data-occurrence'?: string; 'data-on'?: CalendarDate } =>
  !canMove(occurrence) ? {} : { 'data-occurrence': occurrenceKey(occurrence), ...(on && { 'data-on': on }) };

/** The attributes of a handle. */
export const gripProps = (grip: Grip) => ({ 'data-grip': grip, 'aria-hidden': true }) as const;

/**
 * Makes a view one in which events are dragged. Its elements say what they are by `dragProps` and `gripProps`.
 * @param root what surrounds all of it
 * @param candidatesAt the events that the pick-up key means, for what has the focus
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
