/** The group within which a row is ordered: the rows with the same key; empty for an unknown row. */
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
  left: number;
  width: number;
  height: number;
}

/** In px. */
export interface Offset {
  x: number;
  y: number;
}
export const UNMOVED: Offset = { x: 0, y: 0 };

/** The geometry of manually ordered rows. */
export interface Geometry {
  /** An offset of the dragged row, kept within the group. */
  clampedMove: (by: Offset, slots: readonly Slot[], from: number) => Offset;
  /** The position of the dragged row after an offset. */
  placeAt: (by: Offset, slots: readonly Slot[], from: number) => number;
  /** The offset of the dragged row at a position. */
  moveTo: (place: number, slots: readonly Slot[], from: number) => Offset;
  /** The offsets of the other rows that make room for it. */
  shifts: (place: number, slots: readonly Slot[], from: number) => Map<string, Offset>;
  /** How many positions a key moves it by; 0 for other keys. */
  stepOf: (key: string, slots: readonly Slot[]) => number;
}
