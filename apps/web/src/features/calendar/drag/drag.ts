import type { CalendarDate } from '@homefold/domain';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import type { Scroller } from '../../../ui/drag/follow-pointer';
import { handOver, whoseEvent } from './whose';
import { dragWhen, sameWhen } from './when';
import type { Grip, Handling, When } from './when';

/** A position in a view of the calendar. */
export interface Spot {
  date: CalendarDate;
  /** Since midnight, in the hours; 0 elsewhere. */
  minutes: number;
  /** The column in the day by person: a membership id, null for the family. Absent in every other view. */
  person?: string | null;
}

/** The result of a drag. */
export interface Target {
  when: When;
  who: readonly string[];
}

/** A picked-up event. */
export interface Held {
  occurrence: Occurrence;
  grip: Grip;
  unit: Handling['unit'];
  from: Spot;
  by: 'pointer' | 'keys';
}

/** A drag in progress: the dragged part, and its drop target. */
export interface Drag {
  held: Held;
  target: Target;
  /** The column that shows the target, in the day by person. */
  person?: string | null;
  /** Dropped, while the question about the series is still open. */
  settling: boolean;
}

/** A view's interface for dragging. */
export interface Surface {
  /** The position at a viewport point, or the nearest one; null outside the view. */
  spotAt: (x: number, y: number) => Spot | null;
  unitOf: (occurrence: Occurrence) => Handling['unit'];
  /** The container that auto-scrolls near its edges. */
  scroller: () => Scroller | null;
  /** Days per press of the up and down arrows: a week in the month, none elsewhere. */
  rowDays: number;
  /** Columns of the day by person, in order. */
  people?: readonly (string | null)[];
  /** Returns the focus to an event after a drop. */
  focus: (key: string, date: CalendarDate) => void;
}

export const whenOf = ({ startDate, endDate, event }: Occurrence): When => ({
  startDate,
  endDate,
  eventTime: event.eventTime,
  eventEndTime: event.eventEndTime,
});

export const startOf = ({ occurrence, from }: Pick<Held, 'occurrence' | 'from'>): Omit<Drag, 'held'> => ({
  target: { when: whenOf(occurrence), who: whoseEvent(occurrence.event) },
  settling: false,
  ...(from.person !== undefined && { person: from.person }),
});

export const handlingOf = ({ grip, unit, occurrence }: Held): Handling => ({
  grip,
  unit,
  recurring: occurrence.event.isRecurring,
});

/** The drag after the pointer moved from its start to another spot. */
export function dragTo(held: Held, to: Spot, days: number): Drag {
  const { occurrence, from, grip } = held;
  const when = dragWhen(whenOf(occurrence), handlingOf(held), days, to.minutes - from.minutes);
  return { held, ...withPerson(held, when, grip === 'move' ? to.person : from.person) };
}

/** The target with another time and person, by their column. */
export function withPerson(
  { occurrence, from }: Pick<Held, 'occurrence' | 'from'>,
  when: When,
  person: string | null | undefined,
): Omit<Drag, 'held'> {
  const who = whoseEvent(occurrence.event);
  if (person === undefined) return { target: { when, who }, settling: false };
  return { target: { when, who: handOver(who, from.person ?? null, person) }, person, settling: false };
}

export const sameTarget = (a: Target, b: Target): boolean => sameWhen(a.when, b.when) && a.who.join() === b.who.join();

/** Whether a drag has not changed anything. */
export const isIdle = ({ held, target }: Drag): boolean => sameTarget(target, startOf(held).target);

/** The occurrence at its target, for the layouts. */
export function previewOf({ held, target }: Drag): Occurrence {
  const { startDate, endDate, eventTime, eventEndTime } = target.when;
  return {
    startDate,
    endDate,
    event: { ...held.occurrence.event, eventTime, eventEndTime, whoMemberIds: [...target.who] },
  };
}

/** Key of the dragged occurrence, which views draw faded. */
export const heldKey = (drag: Drag | null): string | null => (drag ? occurrenceKey(drag.held.occurrence) : null);
