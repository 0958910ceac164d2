/** Gap between neighbours, so that most moves change one row. */
export const POSITION_GAP = 1024;
/** Positions are whole numbers well within four bytes. */
const MAX_POSITION = 2_000_000_000;

interface Placed {
  id: string;
  position: number;
}

/**
 * The positions to write to move an item right after another.
 *
 * @param ordered the whole list in its current order, the moved item included
 * @param afterId null: to the front
 * @returns only changed positions: none if it is there already, mostly one, all when no room is left; null when one of
 * the two is not in the list
 */
export function placeAfter(
  ordered: readonly Placed[],
  id: string,
  afterId: string | null,
): ReadonlyMap<string, number> | null {
  const moved = ordered.find((one) => one.id === id);
  const others = ordered.filter((one) => one.id !== id);
  const place = afterId === null ? 0 : others.findIndex((one) => one.id === afterId) + 1;
  if (!moved || (afterId !== null && place === 0)) return null;
  if (ordered.indexOf(moved) === place) return new Map();
  const before = others[place - 1]?.position;
  const after = others[place]?.position;
  const position = between(before, after);
  if (position !== null) return new Map([[id, position]]);
  const renumbered = [...others.slice(0, place), moved, ...others.slice(place)];
  return new Map(renumbered.map((one, index) => [one.id, (index + 1) * POSITION_GAP]));
}

/** A whole number strictly between two neighbours; null when there is none. */
function between(before: number | undefined, after: number | undefined): number | null {
  const low = before ?? (after ?? POSITION_GAP) - 2 * POSITION_GAP;
  const high = after ?? (before ?? 0) + 2 * POSITION_GAP;
  const middle = Math.floor((low + high) / 2);
  return middle > low && middle < high && Math.abs(middle) < MAX_POSITION ? middle : null;
}
