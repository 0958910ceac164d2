import type { Instant, ShoppingFields, ShoppingPart, ShoppingRow } from './row';

/** A request as a device makes it. */
export type NewShoppingPart = Pick<
  ShoppingPart,
  'id' | 'at' | 'requestedBy' | 'source' | 'isGenerated' | 'amount' | 'unit' | 'asked'
>;

/** Which parts a change is about. */
export interface NamedParts {
  /**
   * A device names all parts of the row that it shows, so that the change means what the person saw. Unknown ids are
   * passed over.
   */
  ids: readonly string[];
  /** For callers that know a single id of a row: the others that were asked for by then are meant, too. */
  isWholeRow?: boolean;
  /** When it was done, by the device (see `stampAfter`). */
  at: Instant;
}

/** What people do to the list. */
export type ShoppingChange =
  | { kind: 'add'; part: NewShoppingPart }
  | (NamedParts & { kind: 'tick'; purchased: boolean; by: string | null })
  | (NamedParts & { kind: 'edit'; fields: Partial<ShoppingFields> })
  /** `removed` false takes the removal back. */
  | (NamedParts & { kind: 'remove'; removed: boolean; by: string | null })
  /** Takes away the parts named, and nothing else of their rows: when a meal leaves the plan. */
  | (NamedParts & { kind: 'withdraw'; withdrawn: boolean; by: string | null });

export interface ShoppingResult {
  /** All rows that were given, as they are now. */
  rows: ShoppingRow[];
  /** Those of them that are new or different. */
  changed: ShoppingRow[];
  /** Ids of rows that are none any more, because they joined another. */
  gone: string[];
}
