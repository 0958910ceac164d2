import type { Instant, ShoppingFields, ShoppingPart, ShoppingRow } from './row';

/** A request as a device makes it. */
export type NewShoppingPart = Pick<
  ShoppingPart,
  'id' | 'at' | 'requestedBy' | 'source' | 'isGenerated' | 'amount' | 'unit' | 'asked'
>;

/**
 * What people do to the list. `ids` names the row by parts of it: the one id that a call knows is enough; a device names
 * all parts that it sees, so that the change means what the person saw. `at` is when it was done, by the device (see
 * `stampAfter`).
 */
export type ShoppingChange =
  | { kind: 'add'; part: NewShoppingPart }
  | { kind: 'tick'; ids: readonly string[]; purchased: boolean; at: Instant; by: string | null }
  | { kind: 'edit'; ids: readonly string[]; fields: Partial<ShoppingFields>; at: Instant }
  /** `removed` false takes the removal back. */
  | { kind: 'remove'; ids: readonly string[]; removed: boolean; at: Instant; by: string | null }
  /** Takes away the parts named, and nothing else of their rows: when a meal leaves the plan. */
  | { kind: 'withdraw'; ids: readonly string[]; withdrawn: boolean; at: Instant; by: string | null };

export interface ShoppingResult {
  /** All rows that were given, as they are now. */
  rows: ShoppingRow[];
  /** Those of them that are new or different. */
  changed: ShoppingRow[];
  /** Ids of rows that are none any more, because they joined another. */
  gone: string[];
}
