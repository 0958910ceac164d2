import type { CalendarDate } from '@homefold/domain';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import type { Scroller } from '../../../ui/drag/follow-pointer';
import { handOver, whoseEvent } from './whose';
import { dragWhen, sameWhen } from './when';
import type { Grip, Handling, When } from './when';

/** A place on a view of the calendar. */
export interface Spot {
  date: CalendarDate;
  /** Since midnight, in the hours; 0 elsewhere. */
  minutes: number;
  /** Whose column it is in the day by person: a membership id, null for the family. Missing in every other view. */
  person?: string | null;
}

/** What an event is dragged to. */
export interface Target {
  when: When;
  who: readonly string[];
}

/** An event in somebody's hand. */
export interface Held {
  occurrence: Occurrence;
  grip: Grip;
  unit: Handling['unit'];
  from: Spot;
  by: 'pointer' | 'keys';
}

/** A drag that goes on: what is held, and where it would be dropped. */
export interface Drag {
  held: Held;
  target: Target;
  /** The column in which the target is shown, in the day by person. */
  person?: string | null;
  /** Dropped: a question about the series is still open. */
  settling: boolean;
}

/** A view as the drag knows it. */
export interface Surface {
  /** The place at a point of the window, or the nearest one; null beside the view. */
  spotAt: (x: number, y: number) => Spot | null;
  unitOf: (occurrence: Occurrence) => Handling['unit'];
  /** What scrolls when a pointer comes near its edges. */
  scroller: () => Scroller | null;
  /** By how many days the up and down arrows move: a week in the month, none elsewhere. */
  rowDays: number;
  /** Columns of the day by person, in order. */
  people?: readonly (string | null)[];
  /** Brings the keyboard back to an event after it was dropped. */
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

/** Where a pointer that came from one spot and is at another takes what it holds. */
export function dragTo(held: Held, to: Spot, days: number): Drag {
  const { occurrence, from, grip } = held;
  const when = dragWhen(whenOf(occurrence), handlingOf(held), days, to.minutes - from.minutes);
  return { held, ...withPerson(held, when, grip === 'move' ? to.person : from.person) };
}

/** The target with another time and person, by the column they belong to. */
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

/** Whether a drag has changed nothing yet. */
export const isIdle = ({ held, target }: Drag): boolean => sameTarget(target, startOf(held).target);

/** The occurrence as it would be, for the layouts that place it. */
export function previewOf({ held, target }: Drag): Occurrence {
  const { startDate, endDate, eventTime, eventEndTime } = target.when;
  return {
    startDate,
    endDate,
    event: { ...held.occurrence.event, eventTime, eventEndTime, whoMemberIds: [...target.who] },
  };
}

/** The key of the occurrence that is held, for the view to draw it faintly. */
export const heldKey = (drag: Drag | null): string | null => (drag ? occurrenceKey(drag.held.occurrence) : null);
