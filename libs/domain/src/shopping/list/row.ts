import type { CalendarDate } from '../../time/dates';

/** Milliseconds since 1970. */
export type Instant = number;

export const SHOPPING_PRIORITIES = ['low', 'medium', 'high'] as const;
export type ShoppingPriority = (typeof SHOPPING_PRIORITIES)[number];
export const DEFAULT_SHOPPING_PRIORITY: ShoppingPriority = 'medium';

export interface ShoppingAmount {
  amount: number;
  /** A code of `UNITS`, or the family's own word; null for what is counted by itself. */
  unit: string | null;
}

/** Why something is on the list, if nobody typed it there. */
export type ShoppingSource =
  | {
      kind: 'meal';
      plannedMealId: string;
      recipeId: string | null;
      title: string;
      date: CalendarDate;
      /** The week in which it was generated; only that week's generation replaces it. */
      weekStart: CalendarDate;
    }
  | { kind: 'recipe'; recipeId: string; title: string }
  /** The kitchen is running out of it. */
  | { kind: 'stock'; kitchenItemId: string };

/** The fields that the shopper reads and edits. Each field is merged separately: its last change counts. */
export interface ShoppingFields {
  listId: string;
  name: string;
  category: string | null;
  aisle: string | null;
  notes: string | null;
  priority: ShoppingPriority;
  assignedTo: string | null;
  /** Set by hand for the whole row; null: derived from the parts. */
  amount: ShoppingAmount | null;
}
export type ShoppingField = keyof ShoppingFields;

/** A value and when it was set. */
export interface Stamped<Value> {
  value: Value;
  at: Instant;
}

/** Whether it was ticked or removed, by whom and when; `value` is false after the tick or removal was undone. */
export interface Mark extends Stamped<boolean> {
  by: string | null;
}

/** The request as made. Only list and name are always present: unset fields are not stored as defaults. */
export type AskedFields = Pick<ShoppingFields, 'listId' | 'name'> &
  Partial<Pick<ShoppingFields, 'category' | 'aisle' | 'notes' | 'priority' | 'assignedTo'>>;

/**
 * One request for a thing, with all changes to it. Parts are what is stored and merged; rows are derived from them. The
 * device creates the id, so that a repeated request changes nothing.
 */
export interface ShoppingPart {
  id: string;
  /** When it was requested. */
  at: Instant;
  /** The user who requested it. */
  requestedBy: string | null;
  source: ShoppingSource | null;
  /** Created by generating the list, which may replace it as long as nobody touched it. */
  isGenerated: boolean;
  amount: number | null;
  unit: string | null;
  asked: AskedFields;
  edits: { readonly [Field in ShoppingField]?: Stamped<ShoppingFields[Field]> };
  purchased: Mark | null;
  /** Removed together with its row. */
  removed: Mark | null;
  /** Removed separately, as when its meal leaves the plan; the rest of the row stays. */
  withdrawn: Mark | null;
}

/** One line of the list: all parts of one thing that are still to buy, or that were bought together. */
export interface ShoppingRow extends ShoppingFields {
  /** The id of its first part; a change may name the row by the id of any of its parts. */
  id: string;
  /** See `shoppingKey`. */
  key: string;
  /** In the order of their requests. */
  parts: readonly ShoppingPart[];
  purchasedAt: Instant | null;
  purchasedBy: string | null;
  removedAt: Instant | null;
  /** The last change to a row that is bought or removed: later requests do not belong to it. */
  settledAt: Instant | null;
  /** When each field was last set by hand. */
  stamps: { readonly [Field in ShoppingField]?: Instant };
}
