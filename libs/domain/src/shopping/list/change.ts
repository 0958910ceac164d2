import type { Instant, ShoppingFields, ShoppingPart, ShoppingRow } from './row';

/** A request created by a device. */
export type NewShoppingPart = Pick<
  ShoppingPart,
  'id' | 'at' | 'requestedBy' | 'source' | 'isGenerated' | 'amount' | 'unit' | 'asked'
>;

/** The parts that a change applies to. */
export interface NamedParts {
  /**
   * A device names all parts of the row that it shows, so that the change means what the person saw. Unknown ids are
   * ignored.
   */
  ids: readonly string[];
  /** For callers that know a single id of a row: includes the other parts requested by then. */
  isWholeRow?: boolean;
  /** When it was made, by the device's clock (see `stampAfter`). */
  at: Instant;
}

/** The changes that people make to the list. */
export type ShoppingChange =
  | { kind: 'add'; part: NewShoppingPart }
  | (NamedParts & { kind: 'tick'; purchased: boolean; by: string | null })
  | (NamedParts & { kind: 'edit'; fields: Partial<ShoppingFields> })
  /** `removed` false undoes the removal. */
  | (NamedParts & { kind: 'remove'; removed: boolean; by: string | null })
  /** Removes only the named parts of their rows: when a meal leaves the plan. */
  | (NamedParts & { kind: 'withdraw'; withdrawn: boolean; by: string | null });

export interface ShoppingResult {
  /** All given rows in their current state. */
  rows: ShoppingRow[];
  /** Those of them that are new or different. */
  changed: ShoppingRow[];
  /** Ids of rows that no longer exist, because they were merged into another one. */
  gone: string[];
}
