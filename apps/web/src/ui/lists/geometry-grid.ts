import { UNMOVED } from './order';
import type { Geometry, Offset, Slot } from './order';

const between = (from: Slot | undefined, to: Slot | undefined): Offset =>
  from && to ? { x: to.left - from.left, y: to.top - from.top } : UNMOVED;

/** Cards in a grid, of equal size within each row: a card takes the place over whose centre it is held. */
export const GRID: Geometry = {
  clampedMove({ x, y }, slots, from) {
    const held = slots[from];
    if (!held) return UNMOVED;
    const within = (by: number, places: readonly number[], own: number): number =>
      Math.max(Math.min(...places) - own, Math.min(Math.max(...places) - own, by));
    return {
      x: within(
        x,
        slots.map(({ left }) => left),
        held.left,
      ),
      y: within(
        y,
        slots.map(({ top }) => top),
        held.top,
      ),
    };
  },
  placeAt({ x, y }, slots, from) {
    const held = slots[from];
    if (!held) return from;
    const distances = slots.map((one) => {
      const { x: right, y: below } = between(held, one);
      return Math.hypot(right - x, below - y);
    });
    return distances.indexOf(Math.min(...distances));
  },
  moveTo: (place, slots, from) => between(slots[from], slots[place]),
  shifts: (place, slots, from) =>
    new Map(
      slots.flatMap((slot, index) => {
        if (index > from && index <= place) return [[slot.id, between(slot, slots[index - 1])] as const];
        return index < from && index >= place ? [[slot.id, between(slot, slots[index + 1])] as const] : [];
      }),
    ),
  stepOf(key, slots) {
    const columns = Math.max(1, slots.filter(({ top }) => top === slots[0]?.top).length);
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    return steps[key] ?? 0;
  },
};
