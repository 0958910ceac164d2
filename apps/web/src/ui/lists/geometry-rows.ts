import type { Geometry, Slot } from './order';

const middle = ({ top, height }: Slot): number => top + height / 2;
const bottom = ({ top, height }: Slot): number => top + height;
const down = (y: number) => ({ x: 0, y });

/** Rows below each other, each as high as it is. */
export const ROWS: Geometry = {
  clampedMove({ y }, slots, from) {
    const [held, first, last] = [slots[from], slots[0], slots.at(-1)];
    if (!held || !first || !last) return down(0);
    return down(Math.max(first.top - held.top, Math.min(bottom(last) - bottom(held), y)));
  },
  // Behind every row whose middle its leading edge has passed.
  placeAt({ y }, slots, from) {
    const held = slots[from];
    if (!held) return from;
    const passed = slots.filter((one, index) => index > from && bottom(held) + y > middle(one)).length;
    const before = slots.filter((one, index) => index < from && held.top + y < middle(one)).length;
    return from + passed - before;
  },
  moveTo(place, slots, from) {
    const passed = place > from ? slots.slice(from + 1, place + 1) : slots.slice(place, from);
    const height = passed.reduce((sum, one) => sum + one.height, 0);
    return down(place > from ? height : -height);
  },
  shifts(place, slots, from) {
    const height = slots[from]?.height ?? 0;
    return new Map(
      slots.flatMap(({ id }, index) => {
        if (index > from && index <= place) return [[id, down(-height)] as const];
        return index < from && index >= place ? [[id, down(height)] as const] : [];
      }),
    );
  },
  stepOf: (key) => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0),
};
