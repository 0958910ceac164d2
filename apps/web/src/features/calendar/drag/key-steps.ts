import { handlingOf, withPerson } from './drag';
import type { Drag, Surface } from './drag';
import { stepWhen } from './when';

/** The key that picks up the focused event. */
export const PICK_UP_KEY = 'm';

const ARROWS: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The result of an arrow key: in the hours up and down by a quarter, sideways by a day or to the next person; in the month
 * by a day or a week. With Shift only the end moves. Null for every other key.
 */
export function stepDrag(drag: Drag, key: string, shift: boolean, surface: Surface): Drag | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [x, y] = arrow;
  const { held, target, person } = drag;
  const resizing = shift && isResizable(drag);
  const handling = { ...handlingOf(held), grip: resizing ? ('end' as const) : ('move' as const) };
  if (shift && !resizing) return drag;
  if (handling.unit === 'minutes' && y !== 0)
    return { ...drag, target: { ...target, when: stepWhen(target.when, handling, 0, y) } };
  // In the hours an end cannot move sideways.
  if (handling.unit === 'minutes' && resizing) return drag;
  if (surface.people && !resizing) {
    const next = surface.people[surface.people.indexOf(person ?? null) + x];
    return x === 0 || next === undefined ? drag : { held, ...withPerson(held, target.when, next) };
  }
  const days = x + y * surface.rowDays;
  return { ...drag, target: { ...target, when: stepWhen(target.when, handling, days, 0) } };
}

/** A timed event of one day cannot be resized where only days are shown. */
function isResizable({ held: { unit, occurrence } }: Drag): boolean {
  return unit === 'minutes' || !occurrence.event.eventTime || occurrence.endDate > occurrence.startDate;
}
