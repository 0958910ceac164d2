import type { ShoppingChange, ShoppingResult } from './change';
import type { Instant, ShoppingRow } from './row';

/**
 * Applies changes to the rows of a list, or to those of them that the changes concern (see `rowsConcerned`). Pure: the
 * server writes the difference, a device shows the result before the server has answered.
 */
export function applyShoppingChanges(
  rows: readonly ShoppingRow[],
  _changes: readonly ShoppingChange[],
): ShoppingResult {
  return { rows: [...rows], changed: [], gone: [] };
}

export const applyShoppingChange = (rows: readonly ShoppingRow[], change: ShoppingChange): ShoppingResult =>
  applyShoppingChanges(rows, [change]);

/**
 * What has to be loaded before changes are applied: the rows with a part of one of these ids, and of the lists concerned
 * all rows that have one of these keys or the key of a row so found.
 */
export function rowsConcerned(_changes: readonly ShoppingChange[]): {
  ids: string[];
  groups: { listId: string; key: string }[];
} {
  return { ids: [], groups: [] };
}

/**
 * The instant for a new change: now, but after everything that the person sees, even when the clock of this device is
 * slow. Otherwise a tick seen on the screen would cover what is asked for after it.
 */
export const stampAfter = (_rows: readonly ShoppingRow[], now: Instant): Instant => now;
