/** The rows that a row is ordered among: those with the same key; empty for an unknown row. */
export const groupOf = <Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  keyOf: (row: Row) => unknown,
): Row[] => {
  const row = rows.find((one) => one.id === id);
  return row ? rows.filter((one) => keyOf(one) === keyOf(row)) : [];
};

/** A position clamped to the group. */
export const clampedPlace = (place: number, group: readonly unknown[]): number =>
  Math.max(0, Math.min(group.length - 1, place));

/** The id of the row before this position; null at the front. */
export function afterIdAt(group: readonly { id: string }[], id: string, place: number): string | null {
  const others = group.filter((one) => one.id !== id);
  return place === 0 ? null : (others[place - 1]?.id ?? null);
}

/** The position of a row when the drag started, in page px. */
export interface Slot {
  id: string;
  top: number;
  height: number;
}

const middle = ({ top, height }: Slot): number => top + height / 2;
const bottom = ({ top, height }: Slot): number => top + height;

/** A vertical offset clamped to the group. */
export function clampedMove(dy: number, slots: readonly Slot[], from: number): number {
  const [held, first, last] = [slots[from], slots[0], slots.at(-1)];
  if (!held || !first || !last) return 0;
  return Math.max(first.top - held.top, Math.min(bottom(last) - bottom(held), dy));
}

/** The position of a row after an offset: behind every row whose middle its leading edge has passed. */
export function placeAt(dy: number, slots: readonly Slot[], from: number): number {
  const held = slots[from];
  if (!held) return from;
  const passed = slots.filter((one, index) => index > from && bottom(held) + dy > middle(one)).length;
  const before = slots.filter((one, index) => index < from && held.top + dy < middle(one)).length;
  return from + passed - before;
}

/** The offset of the dragged row at a position. */
export function moveTo(place: number, slots: readonly Slot[], from: number): number {
  const passed = place > from ? slots.slice(from + 1, place + 1) : slots.slice(place, from);
  const height = passed.reduce((sum, one) => sum + one.height, 0);
  return place > from ? height : -height;
}

/** The offsets of the other rows that make room for the dragged one. */
export function shifts(place: number, slots: readonly Slot[], from: number): Map<string, number> {
  const height = slots[from]?.height ?? 0;
  return new Map(
    slots.flatMap(({ id }, index) => {
      if (index > from && index <= place) return [[id, -height] as const];
      return index < from && index >= place ? [[id, height] as const] : [];
    }),
  );
}
